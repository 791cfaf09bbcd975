import type { Company } from '@/api/company/company';
import type { LineReference, TransportLine } from '@/api/company/transport-line';
import { CompanyStatus } from '@/enums';
import { lazy } from '@/mocks/lib/lazy';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { seedTransportLines } from '@/mocks/seed/company/transport-lines';

export type MarketLine = LineReference;

export const marketLine = (line: TransportLine, company: Company): MarketLine => ({
  lineId: line.id,
  lineName: line.lineName,
  fromRegionId: line.fromRegionId,
  fromRegionName: line.fromRegionName,
  toRegionId: line.toRegionId,
  toRegionName: line.toRegionName,
  companyId: company.id,
  companyName: company.companyName,
  substationId: company.substationId,
  substationName: company.substationName,
});

/** The listed lines of enabled companies, with what a ton costs on them as a rule. */
export const seedMarketLines = lazy(async () => {
  const [lines, companies] = await Promise.all([seedTransportLines(), seedCompanies()]);
  const enabled = new Map(
    companies
      .filter(({ status }) => status === CompanyStatus.enabled)
      .map((company) => [company.id, company]),
  );
  return lines.flatMap((line) => {
    const company = line.isListed && enabled.get(line.companyId);
    return company ? [{ line: marketLine(line, company), perTon: line.pricePerTon ?? 320 }] : [];
  });
});
