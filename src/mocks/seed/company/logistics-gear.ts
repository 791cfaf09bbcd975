import type { Company } from '@/api/company/company';
import type { LogisticsGear } from '@/api/company/logistics-gear';
import { CompanyType } from '@/enums';
import { lazy } from '@/mocks/lib/lazy';
import { seedCompanies } from './companies';
import { seedGearConfigs, seedGearKeywords, type StoredGearConfig } from './gear-configs';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom, type Random } from '@/mocks/seed/random';

const gearId = (index: number) => `13840650000000${String(index).padStart(5, '0')}`;
const brands = ['合力', '杭叉', '中集', '解放', '东风', '诺力', '鲁通', '陕汽'] as const;
const descriptions = [
  '现货供应，可开增值税专用发票，整机质保一年。',
  '手续齐全，支持分期付款，可到场验车。',
  '长短租均可，按月结算，含日常维护。',
] as const;
/** What a number stands in a property, by its unit. */
const sizes: Record<string, readonly [string, ...string[]]> = {
  吨: ['1.5', '3', '5', '10', '100'],
  米: ['4.2', '6.8', '9.6', '13'],
  毫米: ['1200×1000', '1100×1100', '1200×800'],
  千克: ['500', '1000', '1500', '2000'],
};

function drawProperties(draw: Random, { attributes }: StoredGearConfig) {
  return attributes.map(({ name, unit, options }) => {
    const [first, ...more] = options.length ? options : (sizes[unit ?? ''] ?? ['标准']);
    return { name, value: draw.pick([first ?? '标准', ...more]) };
  });
}

function drawGear(draw: Random, company: Company, config: StoredGearConfig, keywords: string[]) {
  const gearName = `${draw.pick(brands)}${config.categoryName}`;
  const number = draw.whole(1, 999);
  const shown = draw.chance(0.7);
  return {
    companyId: company.id,
    gearName: `${gearName} ${draw.letters('ABCDEFGHKLM', 2)}-${number}`,
    categoryId: config.id,
    categoryName: config.categoryName,
    properties: drawProperties(draw, config),
    keywords: keywords.filter(() => draw.chance(0.4)),
    price: draw.chance(0.85) ? draw.whole(8, 3200) * 100 : null,
    quantity: draw.whole(0, 40),
    imageId: shown ? `gear-${number}` : null,
    imageUrl: shown ? picture(config.categoryName, config.sort, 200, 150) : null,
    description: draw.chance(0.6) ? draw.pick(descriptions) : null,
    isListed: draw.chance(0.9),
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
  };
}

/** What equipment companies offer. */
export const seedLogisticsGear = lazy(async (): Promise<LogisticsGear[]> => {
  const draw = seededRandom(64);
  const [companies, configs, words] = await Promise.all([
    seedCompanies(),
    seedGearConfigs(),
    seedGearKeywords(),
  ]);
  const keywordsOf = new Map(words.map(({ id, keywords }) => [id, keywords]));
  return companies
    .filter(({ companyType }) => companyType === CompanyType.equipment)
    .flatMap((company) =>
      Array.from({ length: draw.whole(0, 10) }, () => {
        const config = configs[draw.whole(0, configs.length - 1)];
        if (!config) throw new Error('No category of gear');
        return drawGear(draw, company, config, keywordsOf.get(config.id) ?? []);
      }),
    )
    .map((gear, at) => ({ id: gearId(at + 1), ...gear }));
});
