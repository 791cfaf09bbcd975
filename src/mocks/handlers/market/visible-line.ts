import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { ofCompanies } from '@/mocks/server/scope';
import { marketLine, type MarketLine } from '@/mocks/seed/market/lines';

/** The line a body names; undefined for one outside the caller's reach. */
export async function findVisibleLine(
  id: Id | undefined,
  context: Context,
): Promise<MarketLine | undefined> {
  const line = (await db.transportLines.open()).find(id ?? '');
  const company = line && (await db.companies.open()).find(line.companyId);
  const visible = await ofCompanies.owned(context);
  return company && visible(company) ? marketLine(line, company) : undefined;
}
