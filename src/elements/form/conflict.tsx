import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnyField } from '@/elements/crud/field-schema';
import { cellText } from '@/elements/table/cell-text';
import { label } from '@/i18n';
import { isEmpty } from '@/lib/query-string';
import type { Values } from './entry-form';
import { nameKeyOf } from './fields';
import styles from './form.module.css';

interface ConflictProps {
  name: string;
  fields: AnyField[];
  mine: Values;
  /** Null when the record could not be fetched again. */
  theirs: Values | null;
  onReload: (theirs: Values) => void;
  onOverwrite: (theirs: Values) => void;
}

const shown = (field: AnyField, values: Values) => {
  const value = values[field.key];
  if (field.of) return cellText(value, 'enum', field.of);
  const name = isEmpty(value) ? null : values[nameKeyOf(field)];
  return cellText(isEmpty(name) ? value : name);
};
const differs = (mine: unknown, theirs: unknown) =>
  isEmpty(mine) || isEmpty(theirs)
    ? isEmpty(mine) !== isEmpty(theirs)
    : String(mine) !== String(theirs);

function Differences({
  name,
  fields,
  mine,
  theirs,
}: {
  name: string;
  fields: AnyField[];
  mine: Values;
  theirs: Values;
}) {
  const { t } = useTranslation();
  return (
    <table>
      <thead>
        <tr>
          {['field', 'mine', 'theirs'].map((part) => (
            <th key={part} scope="col">
              {t(`elements.form.conflict.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.key}>
            <th scope="row">{label(name, 'fields', field.key)}</th>
            <td>{shown(field, mine)}</td>
            <td>{shown(field, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Somebody else saved first: what differs, and whose version is to stay. */
export function Conflict({ name, fields, mine, theirs, onReload, onOverwrite }: ConflictProps) {
  const { t } = useTranslation();
  const different = theirs ? fields.filter(({ key }) => differs(mine[key], theirs[key])) : [];
  const text = !theirs ? 'noLatest' : different.length ? 'text' : 'same';
  return (
    <section className={styles.conflict} role="alert">
      <strong>{t('elements.form.conflict.title')}</strong>
      <p>{t(`elements.form.conflict.${text}`)}</p>
      {theirs && different.length > 0 && (
        <Differences name={name} fields={different} mine={mine} theirs={theirs} />
      )}
      {theirs && (
        <div className={styles.buttons}>
          <Button onClick={() => onReload(theirs)}>{t('elements.form.conflict.reload')}</Button>
          <Button danger onClick={() => onOverwrite(theirs)}>
            {t('elements.form.conflict.overwrite')}
          </Button>
        </div>
      )}
    </section>
  );
}
