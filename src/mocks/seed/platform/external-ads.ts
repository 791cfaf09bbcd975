import type { ExternalCompanyAd } from '@/api/platform/external-company-ad';
import { CompanyStatus } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom } from '@/mocks/seed/random';

/** As it is kept; the name comes from the company. */
export type StoredExternalAd = Omit<ExternalCompanyAd, 'companyName'>;

const pages: readonly [[name: string, path: string], ...[name: string, path: string][]] = [
  ['官方网站', ''],
  ['在线下单', 'order'],
  ['运单查询', 'track'],
  ['网点查询', 'branches'],
  ['价格时效', 'price'],
];
const count = 80;

/** Every thirtieth or so of the enabled companies has a page of its own. */
export const seedExternalAds = lazy(async (): Promise<StoredExternalAd[]> => {
  const draw = seededRandom(76);
  const enabled = (await seedCompanies()).filter(({ status }) => status === CompanyStatus.enabled);
  const step = Math.floor(enabled.length / count);
  return Array.from({ length: count }, (_, index) => {
    const company = enabled[index * step];
    if (!company) throw new Error(`No enabled company at ${index * step}`);
    const [name, path] = draw.pick(pages);
    return {
      id: `1384096000000000${String(index + 1).padStart(3, '0')}`,
      companyId: company.id,
      name,
      address: `https://wl${String(company.id).slice(-5)}.example.com/${path}`,
      imageId: `1384096100000000${String(index + 1).padStart(3, '0')}`,
      imageUrl: picture(name, index + 71),
      sort: draw.whole(1, 20),
      isListed: draw.chance(0.8),
      creationTime: wallText(
        seedDay - draw.whole(1, 500) * dayMs + draw.whole(30_000, 64_000) * 1000,
      ),
      concurrencyStamp: draw.stamp(),
    };
  });
});
