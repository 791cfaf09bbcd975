import { useState } from 'react';
import { Link, useHref } from 'react-router-dom';
import { maxListViews } from '@/config/limits';
import { LimitedInput } from '@/elements/control/limited-input';
import { useTranslation } from '@/i18n';
import { focusAround } from '@/lib/dom';
import { trimText } from '@/lib/text';
import { isShownView, useListViews, viewSearch, type ListView } from '@/stores/list-views';
import { useScreenAddress } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { copyAndNotify } from '@/ui/feedback/copy';
import { notify } from '@/ui/feedback/notify';
import { Ellipsis, Grid, Row, Text } from '@/ui/layout/layout';
import { removeView, renameView, saveView, setDefaultView } from './change-views';
import { internalNavigation } from './use-address';
import styles from './views.module.css';

const viewNameLength = 20;

/** For the reference of an element that gets the focus when it appears. */
const focus = (element: HTMLElement | null) => element?.focus();

interface ViewListProps {
  /** Name of the page. */
  name: string;
  /** The layout that the list shows, if it has several. */
  layout: string | undefined;
  /** The path of the page. */
  pathname: string;
  /** The current conditions of the list as a query string. */
  search: string;
  onShow: () => void;
}

interface NameFormProps {
  label: string;
  placeholder?: string;
  /** The name to begin with; the box then has the focus. */
  start?: string;
  okText: (name: string) => string;
  /** Takes a valid name; returns whether the input is done with. */
  onName: (name: string) => boolean;
  onCancel?: () => void;
}

/** A text box for the name of a view, and a button. */
function NameForm({ label, placeholder, start, okText, onName, onCancel }: NameFormProps) {
  const [text, setText] = useState(start ?? '');
  const name = trimText(text);
  const isValid = name !== '' && text.length <= viewNameLength;
  return (
    <Row
      as="form"
      gap={2}
      grow
      align="stretch"
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && onName(name)) setText('');
      }}
    >
      <LimitedInput
        ref={start === undefined ? undefined : focus}
        aria-label={label}
        placeholder={placeholder}
        max={viewNameLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (!onCancel || event.key !== 'Escape') return;
          // Only the box is left, not the popover around it.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" variant="primary" disabled={!isValid}>
        {okText(name)}
      </Button>
    </Row>
  );
}

/** What was changed last, until the popover closes. */
interface Change {
  /** Key of the text that says so, in `elements.views`. */
  key: 'removed' | 'replaced';
  name: string;
  takeBack: () => void;
}

interface ViewRowProps extends Pick<
  ViewListProps,
  'name' | 'layout' | 'pathname' | 'search' | 'onShow'
> {
  view: ListView;
  isDefault: boolean;
  /** Whether it was being renamed just now: its button gets the focus of the box. */
  wasRenamed: boolean;
  onRenamed: (name: string) => void;
  onChange: (change?: Change) => void;
}

/** A saved view: opens, becomes the default, is shared, renamed or deleted. */
function ViewRow(props: ViewRowProps) {
  const { name, layout, pathname, search, view, isDefault, wasRenamed } = props;
  const { onShow, onRenamed, onChange } = props;
  const { t } = useTranslation();
  const href = useHref(pathname);
  const toAddress = useScreenAddress();
  const [isRenamed, setIsRenamed] = useState(false);
  const leaveBox = (viewName: string) => {
    setIsRenamed(false);
    onRenamed(viewName);
  };
  const rename = (to: string) => {
    const isFree = renameView(name, view.name, to);
    if (isFree) leaveBox(to);
    else notify.warning(t('elements.views.taken', { name: to }));
    return isFree;
  };
  if (isRenamed) {
    return (
      <NameForm
        label={t('elements.views.renameOf', { name: view.name })}
        start={view.name}
        okText={() => t('common.save')}
        onName={rename}
        onCancel={() => leaveBox(view.name)}
      />
    );
  }
  return (
    <>
      <Link
        {...internalNavigation}
        to={toAddress(pathname + view.search)}
        title={view.name}
        aria-current={isShownView(view, search, layout)}
        onClick={onShow}
      >
        {view.name}
      </Link>
      <Row gap={1} className={styles.actions}>
        <button
          type="button"
          aria-pressed={isDefault}
          aria-label={t('elements.views.usualOf', { name: view.name })}
          onClick={() => setDefaultView(name, isDefault ? null : view.name)}
        >
          {t('elements.views.usual')}
        </button>
        <button
          type="button"
          aria-label={t('elements.views.shareOf', { name: view.name })}
          onClick={() =>
            void copyAndNotify(new URL(href + toAddress(view.search), window.location.href).href)
          }
        >
          {t('elements.views.share')}
        </button>
        <button
          type="button"
          ref={wasRenamed ? focus : undefined}
          aria-label={t('elements.views.renameOf', { name: view.name })}
          onClick={() => {
            onChange();
            setIsRenamed(true);
          }}
        >
          {t('elements.views.rename')}
        </button>
        <button
          type="button"
          aria-label={t('elements.views.removeOf', { name: view.name })}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            onChange({ key: 'removed', name: view.name, takeBack: removeView(name, view.name) });
          }}
        >
          {t('actions.delete')}
        </button>
      </Row>
    </>
  );
}

/**
 * The saved views of a list, and a form that saves the current conditions as another one or in place of one of them.
 */
export function ViewList({ name, layout, pathname, search, onShow }: ViewListProps) {
  const { t } = useTranslation();
  const { views, defaultView } = useListViews(name);
  const [changed, setChanged] = useState<Change>();
  const [renamed, setRenamed] = useState<string>();
  const save = (viewName: string) => {
    const isKnown = views.some((view) => view.name === viewName);
    const takeBack = saveView(name, { name: viewName, search: viewSearch(search, layout) });
    if (!takeBack) {
      notify.warning(t('elements.views.full', { count: maxListViews }));
      return false;
    }
    setChanged(isKnown ? { key: 'replaced', name: viewName, takeBack } : undefined);
    return true;
  };
  return (
    <>
      {!views.length && (
        <Text as="p" tone="secondary" below={2}>
          {t('elements.views.none')}
        </Text>
      )}
      <Grid as="ul" columns={1} className={styles.views}>
        {views.map((view) => (
          <Row key={view.name} as="li" gap={1} className={styles.view}>
            <ViewRow
              {...{ name, layout, pathname, search, view, onShow }}
              isDefault={view.name === defaultView}
              wasRenamed={view.name === renamed}
              onRenamed={setRenamed}
              onChange={setChanged}
            />
          </Row>
        ))}
      </Grid>
      <Row as="output" gap={2} padding={changed ? 2 : undefined} tone="secondary">
        {changed && (
          <>
            <Ellipsis>{t(`elements.views.${changed.key}`, { name: changed.name })}</Ellipsis>
            <Button
              variant="link"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                changed.takeBack();
                setChanged(undefined);
              }}
            >
              {t('elements.undo.action')}
            </Button>
          </>
        )}
      </Row>
      <NameForm
        label={t('elements.views.name')}
        placeholder={t('elements.views.hint')}
        okText={(viewName) =>
          t(views.some((view) => view.name === viewName) ? 'elements.views.replace' : 'common.save')
        }
        onName={save}
      />
    </>
  );
}
