import type { Vote } from '@/api/company/vote';
import { paths } from '@/paths';
import type { RecordPanel } from '@/schema/crud';
import { cellText } from '@/values/cell-text';

/** A vote with the companies that lead; its page has all. */
export const votePanel: RecordPanel<Vote> = {
  title: ({ title }) => cellText(title),
  page: ({ substationId, id, title }) => paths.voteCompany(String(substationId), String(id), title),
  body: async () => (await import('./vote-record')).voteBody,
};
