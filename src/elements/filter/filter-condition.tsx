import { label, useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import { LazyFilterControl } from './lazy-filter-control';
import type { Draft } from './use-draft';
import { useFilterForm } from './use-filter-form';

interface FilterConditionProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  draft: Pick<Draft, 'values' | 'names' | 'put'>;
  onClose: () => void;
}

/** The content of a chip's popover. A choice applies only when the form is submitted. */
export function FilterCondition({ name, filter, draft, onClose }: FilterConditionProps) {
  const { t } = useTranslation();
  const { key } = filter;
  const form = useFilterForm([filter], draft);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isValid) return;
        onClose();
        draft.put(form.submitted(), { [key]: form.names[key] ?? '' });
      }}
    >
      <Text as="p" strong below={2}>
        {label(name, 'filters', key)}
      </Text>
      <LazyFilterControl {...{ name, filter, form }} />
      <Row gap={2} align="stretch" justify="end" above={3}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={!form.isValid}>
          {t('actions.query')}
        </Button>
      </Row>
    </form>
  );
}
