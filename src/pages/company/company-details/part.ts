import type { CompanyDetail } from '@/api/company/company';
import type { ById, Id, PageQuery, Saved } from '@/api/types';
import { isReadOnly } from '@/crud/rows/list-columns';
import type { CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import { listOf } from '@/lib/guards';
import type { ReadOnlyColumn } from '@/schema/column';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';
import { cellText } from '@/values/cell-text';

/** The rights of the user for a company. */
export interface CompanyRights {
  /** Whether the user has an account of this company, and may not do what only the platform may. */
  isOwn: boolean;
  hasRole: (role: CompanyUserRole) => boolean;
}

/** The props of every tab. */
export interface PartProps {
  companyId: Id;
  company: CompanyDetail;
  rights: CompanyRights;
  /** Loads the company again; to be called after a save that changes the title of the page. */
  reloadCompany: () => void;
  /** Applies the response to the save of a part that is loaded with the company, or loads the company again. */
  applySaved: <Part extends Partial<CompanyDetail>>(
    saved: Saved<Part>,
    sent: { [Key in keyof Part]: object },
  ) => Promise<CompanyDetail>;
}

/** The title of a tab, which is also the heading of its content. */
export const tabTitle = (tab: string) => t(`company.details.tabs.${tab}`);

/** An account of the company has the rights of its role flags; all other users have all rights. */
export function rightsOf({ manageUser }: CompanyDetail, userName: string): CompanyRights {
  const name = userName.toLowerCase();
  const own = listOf(manageUser?.users).find(
    (user) => cellText(user.userName).toLowerCase() === name,
  );
  return {
    isOwn: own !== undefined,
    hasRole: (role) => own === undefined || (own.companyRoles & role) !== 0,
  };
}

/** The list without actions and inputs, for users who may not change it; a switch is shown as text. */
export function readOnlyList<
  Row extends ById & { isListed?: boolean },
  Query extends PageQuery,
  Input,
>(
  page: CrudDeclaration<Row, Query, Input>,
): CheckedDeclaration<Row, Query, Input, never, 'exportTable'> {
  const columns = page.columns.flatMap((column): ReadOnlyColumn<Row>[] => {
    if (column.control !== 'switch') return isReadOnly(column) ? [column] : [];
    const { key, width } = column;
    return [{ key, width, type: 'flag', labels: 'listed' }];
  });
  return { ...page, columns, toolbar: ['exportTable'], rowActions: [] };
}
