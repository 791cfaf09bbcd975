import type { Endpoint } from '@/api/endpoint';
import type { ById, Saved } from '@/api/types';
import { DetailView } from '@/elements/details/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyUserRole } from '@/enums';
import { formatDate } from '@/lib/time';
import type { Column } from '@/schema/column';
import type { AnyField } from '@/schema/field';
import { tabTitle, type CompanyRights, type PartProps } from './part';

interface CompanyPart<Part> {
  /** Part of the query key and of the draft key. */
  key: string;
  /** The tab, whose title is the heading. */
  tab: string;
  /** `<locale file>.<section>` of the labels. */
  name: string;
  load: Endpoint<ById, Part>;
  save: (part: Part) => Promise<Saved<Part>>;
  columnsOf: (part: Part) => Column<Part>[];
  fieldsOf: (rights: CompanyRights) => AnyField[];
}

/** Creates the tab of a company part that is loaded, shown and saved separately. */
export function companyPart<Part extends object>(declared: CompanyPart<Part>) {
  const { key, tab, name, load: endpoint, save, columnsOf, fieldsOf } = declared;
  return function CompanyPart({ companyId, rights, reloadCompany }: PartProps) {
    const load = useLoad([key, companyId], (signal) => endpoint({ id: companyId }, { signal }));
    const formOf = (part: Part) => ({
      sections: [{ fields: fieldsOf(rights) }],
      initial: Object.fromEntries(Object.entries(part)),
      draftKey: `company/${companyId}/${key}`,
      onSave: async (values: object) => {
        const saved = await save({ ...part, ...values });
        reloadCompany();
        return load.applySaved(saved, values);
      },
      onReload: () => endpoint({ id: companyId }),
    });
    return (
      <QueryBoundary query={load}>
        {(part) => (
          <ViewEditForm
            name={name}
            title={tabTitle(tab)}
            view={<DetailView name={name} columns={columnsOf(part)} row={part} />}
            form={rights.hasRole(CompanyUserRole.company) ? formOf(part) : undefined}
          />
        )}
      </QueryBoundary>
    );
  };
}

/** The first and the last day of a period, in the format of the form. */
export const periodText = (from: unknown, until: unknown) =>
  `${formatDate(from)} ~ ${formatDate(until)}`;
