import { gearConfigApi, type GearAttribute } from '@/api/company/gear-config';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import type { GearProperty, LogisticsGearInput } from '@/api/company/logistics-gear';
import type { ListSource } from '@/elements/select/use-list-choices';
import { isRecord, isId } from '@/lib/guards';
import { trimText } from '@/lib/text';
import type { FormRule } from '@/schema/field';
import { maxLength } from '@/values/rules';

const isProperty = (value: unknown): value is GearProperty =>
  isRecord(value) && 'name' in value && 'value' in value;
export const propertiesOf = (value: unknown) =>
  Array.isArray(value) ? value.filter(isProperty) : [];

/** The last loaded attributes of each category: validation rules are synchronous and cannot wait for a request. */
const loadedAttributes = new Map<string, GearAttribute[]>();

export async function loadCategories(signal: AbortSignal) {
  const { items } = await gearConfigApi.all(undefined, { signal });
  for (const { id, attributes } of items) loadedAttributes.set(String(id), attributes);
  return items;
}
export const categories: ListSource = {
  key: 'gear-categories',
  changes: true,
  list: async (signal) =>
    (await loadCategories(signal)).map(({ id, categoryName }) => ({
      value: id,
      label: categoryName,
    })),
};

export const propertyLength = 50;
/** The message of the longest property, when it is too long. */
export const propertiesFit: FormRule<LogisticsGearInput> = (value) => {
  const longest = Math.max(0, ...propertiesOf(value).map((property) => property.value.length));
  return maxLength(propertyLength)('_'.repeat(longest));
};

/** Requires a value for each required attribute of the category. */
export const isComplete: FormRule<LogisticsGearInput> = (value, { categoryId }) => {
  const valueByName = new Map(
    propertiesOf(value).map((property) => [property.name, property.value]),
  );
  const attributes = loadedAttributes.get(String(categoryId ?? '')) ?? [];
  const isMissing = attributes.some(
    (attribute) => attribute.required && !trimText(valueByName.get(attribute.name) ?? ''),
  );
  return isMissing ? 'incomplete' : null;
};

/** The keywords of one category. */
export const keywordsOf = (categoryId: unknown): ListSource => ({
  key: `gear-keywords-of-${String(categoryId)}`,
  changes: true,
  off: !isId(categoryId),
  list: async (signal) => {
    if (!isId(categoryId)) return [];
    const { items } = await gearKeywordApi.search({ categoryId }, { signal });
    return items.map(({ keyword }) => ({ value: keyword, label: keyword }));
  },
});
