import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { fullRegionName } from '@/lib/region/region-tree';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { readId, recordField } from '@/values/record/field';

/** Many cities have a district of the same name; a few of them show what is meant. */
const maxRegionNames = 3;

const read: CellReader = (text, { regionsOf }) => {
  const regions = regionsOf(text);
  const names = [...new Set(regions.map(fullRegionName))].slice(0, maxRegionNames);
  if (names.length > 1) return { problem: t('import.several', { names: listText(names) }) };
  return readId(regions[0]?.id);
};

export const regionField: FieldKind = {
  ...recordField,
  needsRegions: true,
  reader: ({ tree }) => (tree ? undefined : read),
};
