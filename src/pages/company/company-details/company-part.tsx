import type { ComponentType, ReactNode } from 'react';
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
  /** Draws the part with cards of its own. Default: one card with the columns. */
  View?: ComponentType<PartViewProps>;
  fieldsOf: (rights: CompanyRights) => AnyField[];
}

/** What draws a part with cards of its own. */
export interface PartViewProps extends PartProps {
  /** The values of the columns. */
  facts: ReactNode;
  /** Opens the form; nothing for users who may not change the part. */
  editButton: ReactNode;
}

/** Creates the tab of a company part that is loaded, shown and saved separately. */
export function companyPart<Part extends object>(declared: CompanyPart<Part>) {
  const { key, tab, name, load: endpoint, save, columnsOf, View, fieldsOf } = declared;
  return function CompanyPart(props: PartProps) {
    const { companyId, rights, reloadCompany } = props;
    const load = useLoad([endpoint.path, companyId], (signal) =>
      endpoint({ id: companyId }, { signal }),
    );
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
    const factsOf = (part: Part, perLine?: number) => (
      <DetailView name={name} columns={columnsOf(part)} row={part} perLine={perLine} />
    );
    return (
      <QueryBoundary query={load} name={tabTitle(tab)} shape={View && 'columns'}>
        {(part) => (
          <ViewEditForm
            name={name}
            title={tabTitle(tab)}
            view={
              View
                ? (editButton) => (
                    <View {...props} facts={factsOf(part, 1)} editButton={editButton} />
                  )
                : factsOf(part)
            }
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
