import { regionApi } from '@/api/base-support';
import { mock } from '@/mocks/mock';
import { regions } from '@/mocks/seed/regions';

const maxHits = 50;

export const baseSupportAnswers = [
  mock(regionApi.search, {}, async ({ keyword, onlyChina, regionLevel }) => {
    const wanted = keyword?.trim();
    if (!wanted) return [];
    const level = regionLevel === undefined ? null : Number(regionLevel);
    const hits = [];
    for (const region of (await regions()).values()) {
      if (String(onlyChina) === 'true' && region.isInternational) continue;
      if (level !== null && region.regionLevel !== level) continue;
      if (!region.fullName.includes(wanted) && !region.name.includes(wanted)) continue;
      const { id, fullName, regionLevel: found, isInternational } = region;
      hits.push({ id, fullName, regionLevel: found, isInternational });
      if (hits.length === maxHits) break;
    }
    return hits;
  }),
];
