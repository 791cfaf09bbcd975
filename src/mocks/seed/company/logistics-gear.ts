import type { Company } from '@/api/company/company';
import type { GearConfig } from '@/api/company/gear-config';
import type { GearKeywords } from '@/api/company/gear-keyword';
import type { LogisticsGear } from '@/api/company/logistics-gear';
import { CompanyType } from '@/enums';
import { lazy } from '@/mocks/lib/loading';
import data from '@/mocks/seed/data/gear-categories.json';
import { picture, type Random, seeded, seedId, withId } from '@/mocks/seed/draw';
import { seedCompanies } from './companies';

export type StoredGearConfig = Omit<GearConfig, 'gearCount'>;
/** The keywords of the category with the same id. They have a table of their own, because they are saved separately. */
export type StoredKeywords = Omit<GearKeywords, 'categoryName'>;

const categories: (Pick<GearConfig, 'categoryName' | 'attributes'> & { keywords: string[] })[] =
  data;

const gearCategoryId = (index: number) => seedId('064', index + 1);

export const seedGearConfigs = lazy(async (): Promise<StoredGearConfig[]> =>
  categories.map(({ categoryName, attributes }, index) => ({
    id: gearCategoryId(index),
    categoryName,
    attributes,
    sort: index + 1,
    concurrencyStamp: String(index + 1).padStart(32, '0'),
  })),
);

export const seedGearKeywords = lazy(async (): Promise<StoredKeywords[]> =>
  categories.map(({ keywords }, index) => ({
    id: gearCategoryId(index),
    keywords,
    concurrencyStamp: String(index + 1).padStart(32, '0'),
  })),
);

/** The id of the default keywords, which a new category starts with. */
export const defaultKeywordsId = 'default';
export const seedDefaultKeywords = lazy(async (): Promise<StoredKeywords[]> => [
  {
    id: defaultKeywordsId,
    keywords: ['全新', '二手', '租赁', '现货', '定制'],
    concurrencyStamp: '1'.padStart(32, '0'),
  },
]);

const brands = ['合力', '杭叉', '中集', '解放', '东风', '诺力', '鲁通', '陕汽'] as const;
const descriptions = [
  '现货供应，可开增值税专用发票，整机质保一年。',
  '手续齐全，支持分期付款，可到场验车。',
  '长短租均可，按月结算，含日常维护。',
] as const;
/** Example values of a property by its unit. */
const sizes: Record<string, string[]> = {
  吨: ['1.5', '3', '5', '10', '100'],
  米: ['4.2', '6.8', '9.6', '13'],
  毫米: ['1200×1000', '1100×1100', '1200×800'],
  千克: ['500', '1000', '1500', '2000'],
};

function drawProperties(draw: Random, { attributes }: StoredGearConfig) {
  return attributes.map(({ name, unit, options }) => {
    return { name, value: draw.pick(options.length ? options : (sizes[unit ?? ''] ?? ['标准'])) };
  });
}

function drawGear(draw: Random, company: Company, config: StoredGearConfig, keywords: string[]) {
  const gearName = `${draw.pick(brands)}${config.categoryName}`;
  const number = draw.whole(1, 999);
  const hasPicture = draw.chance(0.7);
  return {
    companyId: company.id,
    gearName: `${gearName} ${draw.letters('ABCDEFGHKLM', 2)}-${number}`,
    categoryId: config.id,
    categoryName: config.categoryName,
    properties: drawProperties(draw, config),
    keywords: keywords.filter(() => draw.chance(0.4)),
    price: draw.chance(0.85) ? draw.whole(8, 3200) * 100 : null,
    quantity: draw.whole(0, 40),
    imageId: hasPicture ? `gear-${number}` : null,
    imageUrl: hasPicture ? picture(config.categoryName, config.sort, 200, 150) : null,
    description: draw.chance(0.6) ? draw.pick(descriptions) : null,
    isListed: draw.chance(0.9),
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
  };
}

/** Every equipment company offers up to ten pieces of gear. */
export const seedLogisticsGear = seeded(64, async (draw): Promise<LogisticsGear[]> => {
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
        const config = draw.pick(configs);
        return drawGear(draw, company, config, keywordsOf.get(config.id) ?? []);
      }),
    )
    .map(withId('065'));
});
