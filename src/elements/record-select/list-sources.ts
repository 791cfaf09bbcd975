import { companyBranchApi } from '@/api/company/company-branch';
import { lineContactApi } from '@/api/company/line-contact';
import { transportLineApi } from '@/api/company/transport-line';
import { partnerAppApi } from '@/api/platform/partner-app';
import { substationTypeApi } from '@/api/substation/substation';
import { substationOptionApi, type SubstationOption } from '@/api/substation/substation-option';
import type { Id } from '@/api/types';
import { loadAllRows } from '@/elements/query/all-rows';
import type { ListSource } from '@/elements/select/use-list-choices';
import { isEmpty } from '@/lib/url/query-string';
import type { Choice } from '@/schema/record-type';
import { screenNumber } from '@/stores/privacy';

const substationChoice = ({ id, substationName }: SubstationOption): Choice => ({
  value: id,
  label: substationName,
});
const namedChoice = ({ id, name }: { id: Id; name: string }): Choice => ({
  value: id,
  label: name,
});

export const allSubstations: ListSource = {
  key: 'substation-options',
  list: async (signal) =>
    (await substationOptionApi.options(undefined, { signal })).map(substationChoice),
};
/** The sub-stations that the signed-in user manages. */
export const managedSubstations: ListSource = {
  key: 'substation-managed',
  list: async (signal) =>
    (await substationOptionApi.managed(undefined, { signal })).map(substationChoice),
};
export const substationTypes: ListSource = {
  key: 'substation-types',
  list: async (signal) =>
    (await substationTypeApi.list(undefined, { signal })).items.map(namedChoice),
};
/** Apps and mini-programs of partners. */
export const partnerApps: ListSource = {
  key: 'partner-apps',
  list: async (signal) => (await partnerAppApi.list({}, { signal })).items.map(namedChoice),
};

/** The lines of a company; there are none without a company. */
export const linesOf = (companyId: Id | null | undefined): ListSource => ({
  key: `lines-of-${companyId}`,
  changes: true,
  off: isEmpty(companyId),
  list: async (signal) => {
    const { items } = await transportLineApi.options({ companyId: companyId ?? '' }, { signal });
    return items.map(({ id, lineName }) => ({ value: id, label: lineName }));
  },
});
export const branchesOf = (companyId: Id | null | undefined): ListSource => ({
  key: `branches-of-${companyId}`,
  changes: true,
  off: isEmpty(companyId),
  list: async (signal) => {
    const { items } = await companyBranchApi.options({ companyId: companyId ?? '' }, { signal });
    return items.map(({ id, branchName }) => ({ value: id, label: branchName }));
  },
});
/** The contacts for the lines of a company. */
export const lineContactsOf = (companyId: Id | null | undefined): ListSource => ({
  key: `line-contacts-of-${companyId}`,
  changes: true,
  off: isEmpty(companyId),
  list: async (signal) => {
    const query = { companyId: companyId ?? '' };
    const contacts = await loadAllRows(lineContactApi.list, query, { signal });
    return contacts.map(({ id, contactName, mobile }) => ({
      value: id,
      label: `${contactName} ${screenNumber(mobile)}`,
    }));
  },
});
