import type { CompanyDetail } from '@/api/company/company';
import type { ById, Id, PageQuery, Saved } from '@/api/types';
import type { CompanyUserRole } from '@/enums';
import type { ListColumn } from '@/schema/column';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';

/** What somebody may do with a company. */
export interface CompanyRights {
  /** Works for the company itself, and so does not decide about it. */
  isOwn: boolean;
  may: (role: CompanyUserRole) => boolean;
}

/** What every part of the page is handed. */
export interface PartProps {
  companyId: Id;
  company: CompanyDetail;
  rights: CompanyRights;
  /** After a save of what the company itself tells as well: asks for it again. */
  follow: () => void;
  /** After a save of what is read with the company: takes it from the answer, or from the company once more. */
  take: <Part extends Partial<CompanyDetail>>(
    saved: Saved<Part>,
    sent: { [Key in keyof Part]: object },
  ) => Promise<CompanyDetail>;
}

/** Accounts of the company itself have the rights of their role flags, everybody else all of them. */
export function rightsOf({ manageUser }: CompanyDetail, userName: string): CompanyRights {
  const name = userName.toLowerCase();
  const own = manageUser.users.find((user) => user.userName.toLowerCase() === name);
  return {
    isOwn: own !== undefined,
    may: (role) => own === undefined || (own.companyRoles & role) !== 0,
  };
}

/** The same list for those who may not change it. */
export function readOnlyList<
  Row extends ById & { isListed?: boolean },
  Query extends PageQuery,
  Input,
>(
  page: CrudDeclaration<Row, Query, Input>,
): CheckedDeclaration<Row, Query, Input, never, 'exportTable'> {
  const columns = page.columns.map((column): ListColumn<Row> => {
    if (column.type !== 'switch') return column;
    const { key, width } = column;
    return { key, width, type: 'listed' };
  });
  return { ...page, columns, toolbar: ['exportTable'], rowActions: [] };
}
