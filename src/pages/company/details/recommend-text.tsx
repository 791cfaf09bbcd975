import { companyDetailApi, type LineRecommendText } from '@/api/company/company-detail';
import type { Column } from '@/elements/crud/column-schema';
import { fieldsOf } from '@/elements/crud/field-schema';
import { Loaded } from '@/elements/crud/loaded';
import { useLoad } from '@/elements/crud/use-load';
import { DetailView } from '@/elements/form/detail-view';
import { FactsForm } from '@/elements/form/facts-form';
import { CompanyUserRole } from '@/enums';
import type { PartProps } from './part';

const name = 'company.details.recommendText';
const columns: Column<LineRecommendText>[] = [
  { key: 'description' },
  { key: 'isDefault', type: 'yesNo' },
];
const fields = fieldsOf<LineRecommendText>([
  {
    key: 'description',
    type: 'textarea',
    required: true,
    maxLength: 200,
    hint: `${name}.hints.description`,
  },
]);

/** What a recommendation of one of its lines starts with. */
export function RecommendText({ companyId, rights }: PartProps) {
  const ask = (signal?: AbortSignal) =>
    companyDetailApi.lineRecommendText({ id: companyId }, { signal });
  const load = useLoad(['recommend-text', companyId], ask);
  const formOf = (text: LineRecommendText) => ({
    sections: [{ fields }],
    initial: { ...text },
    draftKey: `company/${companyId}/recommend-text`,
    onSave: async (values: object) => {
      const saved = await companyDetailApi.saveLineRecommendText({ ...text, ...values });
      return load.take(saved, values);
    },
    onReload: () => ask(),
  });
  return (
    <Loaded from={load}>
      {(text) => (
        <FactsForm
          name={name}
          facts={<DetailView name={name} columns={columns} row={text} perLine={1} />}
          form={rights.may(CompanyUserRole.company) ? formOf(text) : undefined}
        />
      )}
    </Loaded>
  );
}
