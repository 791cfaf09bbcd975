import { useId, useLayoutEffect, useRef, useState } from 'react';
import { label, useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { Grid, Row } from '@/ui/layout/layout';
import {
  diffVersions,
  describeValue,
  pickFields,
  type Difference,
  type Side,
  type Versions,
} from './versions';
import styles from '@/elements/form/fields/form.module.css';

interface ConflictProps {
  name: string;
  fields: AnyField[];
  /** The versions of the record; `theirs` is null when it could not be loaded again. */
  versions: Omit<Versions, 'theirs'> & { theirs: Values | null };
  onReload: (theirs: Values) => void;
  /** Saves the user's version over the other one, but keeps the values in `kept`. */
  onSave: (theirs: Values, kept: Values) => void;
}

interface RowProps {
  name: string;
  difference: Difference;
  versions: Versions;
  side: Side;
  onSelect: (side: Side) => void;
}

function DifferenceRow({ name, difference, versions, side, onSelect }: RowProps) {
  const { t } = useTranslation();
  const { field, isConflict } = difference;
  const text = label(name, 'fields', field.key);
  const group = useId();
  return (
    <tr>
      <th scope="row">
        {text}
        {isConflict && <em>{t('elements.form.conflict.clash')}</em>}
      </th>
      <td data-side={t('elements.form.conflict.base')}>{describeValue(field, versions.base)}</td>
      {(['mine', 'theirs'] as const).map((own) => (
        <td key={own} data-side={t(`elements.form.conflict.${own}`)}>
          <Row as="label" gap={2} align="start" touch={24}>
            <input
              type="radio"
              name={group}
              aria-label={t('elements.form.conflict.keep', {
                label: text,
                side: t(`elements.form.conflict.${own}`),
              })}
              checked={side === own}
              onChange={() => onSelect(own)}
            />
            {describeValue(field, versions[own])}
          </Row>
        </td>
      ))}
    </tr>
  );
}

type ResolveProps = Omit<ConflictProps, 'versions'> & { versions: Versions };

/** Lets the user choose for each changed field which value to keep. */
function Resolve({ name, fields, versions, onReload, onSave }: ResolveProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Record<string, Side>>({});
  const { theirs } = versions;
  const changed = diffVersions(fields, versions);
  const sideOf = ({ field, side }: Difference) => selected[field.key] ?? side;
  const keysOfTheirs = changed
    .filter((difference) => sideOf(difference) === 'theirs')
    .map(({ field }) => field);
  return (
    <>
      <p>{t(`elements.form.conflict.${changed.length ? 'text' : 'same'}`)}</p>
      {changed.length > 0 && (
        <table>
          <thead>
            <tr>
              {['field', 'base', 'mine', 'theirs'].map((part) => (
                <th key={part} scope="col">
                  {t(`elements.form.conflict.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changed.map((difference) => (
              <DifferenceRow
                key={difference.field.key}
                name={name}
                difference={difference}
                versions={versions}
                side={sideOf(difference)}
                onSelect={(side) => setSelected({ ...selected, [difference.field.key]: side })}
              />
            ))}
          </tbody>
        </table>
      )}
      <Row gap={2} align="stretch" justify="end" spread>
        <Button onClick={() => onReload(theirs)}>{t('elements.form.conflict.reload')}</Button>
        <Button variant="danger" onClick={() => onSave(theirs, {})}>
          {t('elements.form.conflict.overwrite')}
        </Button>
        {changed.length > 0 && (
          <Button
            variant="primary"
            onClick={() => onSave(theirs, pickFields(keysOfTheirs, theirs))}
          >
            {t('elements.form.conflict.merge')}
          </Button>
        )}
      </Row>
    </>
  );
}

/** Shows the conflict when somebody else saved first: which fields differ, and buttons to resolve it. */
export function Conflict({ versions, ...rest }: ConflictProps) {
  const { t } = useTranslation();
  const { theirs } = versions;
  const panel = useRef<HTMLElement>(null);
  // A layout effect, because its cleanup runs while the panel still has the focus.
  useLayoutEffect(() => {
    const { current } = panel;
    // Its buttons save from now on. They disappear with the focus when the conflict is resolved.
    current?.focus();
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.nextElementSibling?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    };
  }, []);
  return (
    <Grid
      ref={panel}
      as="section"
      gap={2}
      frame
      className={styles.conflict}
      tabIndex={-1}
      role="alert"
    >
      <strong>{t('elements.form.conflict.title')}</strong>
      {theirs ? (
        <Resolve {...rest} versions={{ ...versions, theirs }} />
      ) : (
        <p>{t('elements.form.conflict.noLatest')}</p>
      )}
    </Grid>
  );
}
