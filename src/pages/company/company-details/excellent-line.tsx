import { companyApi } from '@/api/company/company';
import { companyDetailApi, type CompanyExcellentLineInput } from '@/api/company/company-detail';
import { transportLineApi } from '@/api/company/transport-line';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { t } from '@/i18n';
import { hasPart } from '@/pages/company/shared/company-rules';
import type { Column } from '@/schema/column';
import { type FormCondition } from '@/schema/field';
import { Grid, Text } from '@/ui/layout/layout';
import { tabTitle, type PartProps } from './part';
import { RecommendText } from './recommend-text';

const name = 'company.details.excellentLine';
const reasonLength = 200;

interface Facts {
  isExcellentLine: boolean;
  lineNames: string[];
  reason: string | null;
}
const columns: Column<Facts>[] = [
  { key: 'isExcellentLine', type: 'flag' },
  { key: 'lineNames', type: 'tags' },
  { key: 'reason' },
];
const isMarked: FormCondition<CompanyExcellentLineInput> = (form) => form.isExcellentLine === true;

const fields = fieldsOf<CompanyExcellentLineInput>([
  { key: 'isExcellentLine', type: 'flag' },
  {
    key: 'lineIds',
    type: 'record',
    of: 'line',
    companyKey: 'id',
    multiple: true,
    required: true,
    visible: isMarked,
  },
  { key: 'reason', type: 'text', multiline: true, maxLength: reasonLength, visible: isMarked },
]);

function ExcellentLineForm({ companyId, company, rights, applySaved }: PartProps) {
  const { excellentLine } = company;
  const marked = excellentLine.lineIds.map(String);
  const lines = useLoad([transportLineApi.list.path, 'options', companyId], (signal) =>
    transportLineApi.options({ companyId }, { signal }),
  );
  const save = async (values: object) => {
    const input = { ...excellentLine, ...values };
    const saved = await companyDetailApi.saveExcellentLine(input);
    const updated = await applySaved(saved && { excellentLine: saved }, { excellentLine: input });
    return updated.excellentLine;
  };
  const form = {
    sections: [{ fields }],
    initial: { ...excellentLine },
    draftKey: `company/${companyId}/excellent-line`,
    onSave: save,
    onReload: async () => ({ ...(await companyApi.one({ id: companyId })).excellentLine }),
  };
  return (
    <QueryBoundary query={lines} name={tabTitle('excellentLine')}>
      {({ items }) => {
        const lineNames = items
          .filter(({ id }) => marked.includes(String(id)))
          .map(({ lineName }) => lineName);
        return (
          <ViewEditForm
            name={name}
            title={tabTitle('excellentLine')}
            view={
              <DetailView
                name={name}
                columns={excellentLine.isExcellentLine ? columns : columns.slice(0, 1)}
                row={{ ...excellentLine, lineNames }}
                perLine={1}
              />
            }
            form={rights.isOwn ? undefined : form}
          />
        );
      }}
    </QueryBoundary>
  );
}

/** The award "excellent line" and its lines; a company without lines cannot have it. */
export const ExcellentLine = (props: PartProps) =>
  hasPart('lines', props.company.companyType) ? (
    <Grid gap={2} columns={1}>
      <ExcellentLineForm {...props} />
      <RecommendText {...props} />
    </Grid>
  ) : (
    <Text as="p" padding={4} panel tone="secondary">
      {t(`${name}.none`)}
    </Text>
  );
