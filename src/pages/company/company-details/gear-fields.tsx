import { useId } from 'react';
import type { GearAttribute } from '@/api/company/gear-config';
import type { Id } from '@/api/types';
import { idsOf } from '@/elements/control/control-props';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordSelect } from '@/elements/select/record-select';
import { useListChoices } from '@/elements/select/use-list-choices';
import { label as labelOf, useTranslation } from '@/i18n';
import { isId } from '@/lib/guards';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Select } from '@/ui/antd/select';
import { Grid } from '@/ui/layout/layout';
import { categories, keywordsOf, loadCategories, propertiesOf } from './gear-categories';
import { Property } from './gear-property';
import styles from './parts.module.css';

const name = 'company.details.gear';

const useCategory = (): unknown => Form.useWatch('categoryId', { preserve: true });

/** Selects the category and removes the values that belong to the previous one. */
export function CategoryField({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const categoryName: unknown = Form.useWatch('categoryName', { form, preserve: true });
  const { choices, state } = useListChoices(categories);
  const known = choices.some((choice) => String(choice.value) === String(value));
  const title = typeof categoryName === 'string' ? categoryName : '…';
  return (
    <Select<Id>
      id={id}
      disabled={disabled}
      loading={state === 'searching'}
      placeholder={t('elements.select.choose', { label })}
      value={isId(value) ? value : undefined}
      options={known || !isId(value) ? choices : [{ value, label: title }, ...choices]}
      onChange={(next) => {
        form.setFieldsValue({ properties: [], keywords: [] });
        onChange?.(next);
      }}
    />
  );
}

/** The inputs for the attributes of the category. */
export function PropertiesField({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const own = useId();
  const category = useCategory();
  const loaded = useLoad(['gear-categories'], loadCategories);
  const properties = propertiesOf(value);
  const setProperty = (attributes: GearAttribute[], changed: string, text: string) =>
    onChange?.(
      attributes
        .map((attribute) => ({
          name: attribute.name,
          value:
            attribute.name === changed
              ? text
              : (properties.find((one) => one.name === attribute.name)?.value ?? ''),
        }))
        .filter((property) => property.value !== ''),
    );
  return (
    <QueryBoundary query={loaded} name={label} shape="text">
      {(items) => {
        const config = items.find((one) => String(one.id) === String(category));
        if (!config?.attributes.length) {
          return <span id={id}>{t(`${name}.${config ? 'noProperties' : 'chooseCategory'}`)}</span>;
        }
        return (
          <Grid
            as="fieldset"
            gap={3}
            lineGap={2}
            align="center"
            className={styles.properties}
            id={id}
            aria-label={label}
            tabIndex={-1}
          >
            {config.attributes.map((attribute, index) => [
              <label
                key={`label ${attribute.name}`}
                htmlFor={`${own}${index}`}
                data-required={attribute.required}
              >
                {attribute.name}
              </label>,
              <Property
                key={attribute.name}
                id={`${own}${index}`}
                attribute={attribute}
                disabled={disabled}
                value={properties.find((one) => one.name === attribute.name)?.value ?? ''}
                onChange={(text) => setProperty(config.attributes, attribute.name, text)}
              />,
            ])}
          </Grid>
        );
      }}
    </QueryBoundary>
  );
}

/** Selects keywords of the category. */
export function KeywordsField({ id, value, label, disabled, onChange }: ControlProps) {
  const category = useCategory();
  const chosen = idsOf(value);
  return (
    <RecordSelect
      multiple
      id={id}
      label={label}
      disabled={disabled}
      source={keywordsOf(category)}
      after={labelOf(name, 'fields', 'categoryId')}
      value={chosen}
      names={chosen.map(String)}
      onChange={(keywords) => onChange?.(keywords)}
    />
  );
}
