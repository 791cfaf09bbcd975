import { useState } from 'react';
import { Link, useHref } from 'react-router-dom';
import { maxListViews } from '@/config/limits';
import { LimitedInput } from '@/elements/control/limited-input';
import { useTranslation } from '@/i18n';
import { focusAround } from '@/lib/dom';
import { trimText } from '@/lib/text';
import {
  isShownView,
  removeView,
  saveView,
  setDefaultView,
  useListViews,
  viewSearch,
} from '@/stores/list-views';
import { useScreenAddress } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { copyAndNotify } from '@/ui/feedback/copy';
import { notify } from '@/ui/feedback/notify';
import { Ellipsis, Grid, Row, Text } from '@/ui/layout/layout';
import { internalNavigation } from './use-address';
import styles from './views.module.css';

const viewNameLength = 20;

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

function SaveForm({ name, layout, search }: Omit<ViewListProps, 'pathname' | 'onShow'>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { views } = useListViews(name);
  const viewName = trimText(text);
  const isValid = viewName !== '' && text.length <= viewNameLength;
  const isKnown = views.some((view) => view.name === viewName);
  return (
    <Row
      as="form"
      gap={2}
      align="stretch"
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid) return;
        if (saveView(name, { name: viewName, search: viewSearch(search, layout) })) setText('');
        else notify.warning(t('elements.views.full', { count: maxListViews }));
      }}
    >
      <LimitedInput
        aria-label={t('elements.views.name')}
        placeholder={t('elements.views.hint')}
        max={viewNameLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" disabled={!isValid}>
        {t(isKnown ? 'elements.views.replace' : 'common.save')}
      </Button>
    </Row>
  );
}

/** The view that was deleted last, until the popover closes. */
interface RemovedView {
  name: string;
  putBack: () => void;
}

/**
 * The saved views of a list: open, make default, share and delete one, or save the current conditions as a new one.
 */
export function ViewList({ name, layout, pathname, search, onShow }: ViewListProps) {
  const { t } = useTranslation();
  const href = useHref(pathname);
  const toAddress = useScreenAddress();
  const { views, defaultView } = useListViews(name);
  const [removed, setRemoved] = useState<RemovedView>();
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
            <Link
              {...internalNavigation}
              to={toAddress(pathname + view.search)}
              title={view.name}
              aria-current={isShownView(view, search, layout)}
              onClick={onShow}
            >
              {view.name}
            </Link>
            <button
              type="button"
              aria-pressed={view.name === defaultView}
              aria-label={t('elements.views.usualOf', { name: view.name })}
              onClick={() => setDefaultView(name, view.name === defaultView ? null : view.name)}
            >
              {t('elements.views.usual')}
            </button>
            <button
              type="button"
              aria-label={t('elements.views.shareOf', { name: view.name })}
              onClick={() =>
                void copyAndNotify(
                  new URL(href + toAddress(view.search), window.location.href).href,
                )
              }
            >
              {t('elements.views.share')}
            </button>
            <button
              type="button"
              aria-label={t('elements.views.removeOf', { name: view.name })}
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                setRemoved({ name: view.name, putBack: removeView(name, view.name) });
              }}
            >
              {t('actions.delete')}
            </button>
          </Row>
        ))}
      </Grid>
      <Row as="output" gap={2} padding={removed ? 2 : undefined} tone="secondary">
        {removed && (
          <>
            <Ellipsis>{t('elements.views.removed', { name: removed.name })}</Ellipsis>
            <Button
              variant="link"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                removed.putBack();
                setRemoved(undefined);
              }}
            >
              {t('elements.undo.action')}
            </Button>
          </>
        )}
      </Row>
      <SaveForm {...{ name, layout, search }} />
    </>
  );
}
