import { companyDetailApi, type LineRecommendText } from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import type { Column } from '@/schema/column';
import type { PartProps } from './part';

const name = 'company.details.recommendText';
const columns: Column<LineRecommendText>[] = [
  { key: 'description' },
  { key: 'isDefault', type: 'flag' },
];
const fields = fieldsOf<LineRecommendText>([
  {
    key: 'description',
    type: 'text',
    multiline: true,
    required: true,
    maxLength: 200,
    hint: `${name}.hints.description`,
  },
]);

/** The default text for recommendations of the company's lines. */
export function RecommendText({ companyId, rights }: PartProps) {
  const loadText = (signal?: AbortSignal) =>
    companyDetailApi.lineRecommendText({ id: companyId }, { signal });
  const load = useLoad(['recommend-text', companyId], loadText);
  const formOf = (text: LineRecommendText) => ({
    sections: [{ fields }],
    initial: { ...text },
    draftKey: `company/${companyId}/recommend-text`,
    onSave: async (values: object) => {
      const saved = await companyDetailApi.saveLineRecommendText({ ...text, ...values });
      return load.applySaved(saved, values);
    },
    onReload: () => loadText(),
  });
  return (
    <QueryBoundary query={load} name={t(`${name}.title`)} shape="text">
      {(text) => (
        <ViewEditForm
          name={name}
          title={t(`${name}.title`)}
          view={<DetailView name={name} columns={columns} row={text} perLine={1} />}
          form={rights.hasRole(CompanyUserRole.company) ? formOf(text) : undefined}
        />
      )}
    </QueryBoundary>
  );
}
