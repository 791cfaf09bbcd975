import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { substationApi } from '@/api/substation/substation';
import { useScopeKey } from '@/stores/scope';
import type { RecordSelectProps } from './remote-select';
import type { Choice } from './use-choices';

/** One of all sub-stations, searched by name. The list is fetched once. */
export function SubstationSelect({ id, value, name, label, onChange }: RecordSelectProps) {
  const { t } = useTranslation();
  const scope = useScopeKey();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['substation-options', scope],
    queryFn: ({ signal }) => substationApi.options(undefined, { signal }),
    staleTime: Infinity,
  });
  const options = (data ?? []).map((one) => ({ value: one.id, label: one.substationName }));
  const none = value === undefined || value === null || value === '';
  // An id out of an address is text, whatever the server's ids are.
  const chosen = options.find((option) => String(option.value) === String(value));
  const message = isFetching ? 'common.loading' : isError ? 'failed' : 'noHits';
  return (
    <Select<Choice | null, Choice>
      id={id}
      aria-label={id ? undefined : label}
      labelInValue
      allowClear
      value={none ? null : (chosen ?? { value, label: name || String(value) })}
      placeholder={t('elements.select.choose', { label })}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      options={options}
      notFoundContent={<output>{t(isFetching ? message : `elements.select.${message}`)}</output>}
      onOpenChange={(open) => {
        if (open && isError && !isFetching) void refetch();
      }}
      onChange={(next) => onChange?.(next?.value, next?.label ?? '')}
    />
  );
}
