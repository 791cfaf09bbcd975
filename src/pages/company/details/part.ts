import type { CompanyDetail } from '@/api/company/company';
import type { Id } from '@/api/types';
import type { CompanyUserRole } from '@/enums';

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
  /** After a save: takes the part of the company that the answer is, or asks for the company again. */
  follow: (part?: Partial<CompanyDetail>) => void;
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
