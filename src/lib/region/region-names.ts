import { trimText } from '@/lib/text';
import {
  fullRegionName,
  isInternational,
  isWithin,
  joinRegionNames,
  regionPath,
  type Region,
  type RegionTree,
} from './region-tree';

/** What people write between the levels of a region: 临沂 兰山, 山东省/临沂市. */
const separators = /[\s/\\>›→,，、·-]+/g;

/** The names of a region as one text, without separators and invisible characters. */
export const joinedNames = (text: string) => trimText(text).replace(separators, '');

/** A shorter beginning may be that of any name. */
const minPartLength = 2;

function commonLength(name: string, text: string) {
  let length = 0;
  while (length < name.length && name[length] === text[length]) length += 1;
  return length;
}

/**
 * Whether a text consists of names of the path from the root down. Each may be shortened, as 山东 for 山东省, and all but
 * the last may be missing.
 */
function consistsOf([first, ...others]: readonly Region[], text: string): boolean {
  if (!first) return false;
  const length = commonLength(first.name, text);
  if (!others.length) return length > 0 && length === text.length;
  const isPart = length >= minPartLength || (length > 0 && length === first.name.length);
  return (isPart && consistsOf(others, text.slice(length))) || consistsOf(others, text);
}

/** Whether a text without separators names a region by its levels; the last name may be unfinished. */
export const isNamedBy = (region: Region, text: string): boolean => {
  // Most names have no character in common with the text.
  const start = text.lastIndexOf(region.name.charAt(0));
  return start >= 0 && consistsOf(regionPath(region), text);
};

/** Whether a full name contains the parts of a text in their order: 山东临沂 and 山东/临沂 are in 山东省临沂市. */
export function isInFullName(fullName: string, given: string): boolean {
  let rest = joinedNames(given);
  let from = 0;
  while (rest) {
    let length = rest.length;
    while (length > 0 && !fullName.includes(rest.slice(0, length), from)) length -= 1;
    if (length < Math.min(minPartLength, rest.length)) return false;
    from = fullName.indexOf(rest.slice(0, length), from) + length;
    rest = rest.slice(length);
  }
  return true;
}

const indexes = new WeakMap<RegionTree, Map<string, Region[]>>();

/** The regions by the first character of their names. */
function indexOf(tree: RegionTree): Map<string, Region[]> {
  const known = indexes.get(tree);
  if (known) return known;
  const index = new Map<string, Region[]>();
  for (const region of tree.byId.values()) {
    const start = region.name.charAt(0);
    const others = index.get(start);
    if (others) others.push(region);
    else index.set(start, [region]);
  }
  indexes.set(tree, index);
  return index;
}

const town = 4;

/**
 * The regions of China that a text means: 山东临沂, 临沂 兰山, 山东省/临沂市/兰山区 or 兰山区. Several mean that it does not
 * say which one. A part of a region that fits as well is not meant, nor a town when a larger region fits.
 */
export function regionsNamed(tree: RegionTree, given: string): Region[] {
  const text = joinedNames(given);
  const index = indexOf(tree);
  const named = new Set<Region>();
  for (let start = 0; start < text.length; start += 1) {
    const last = text.slice(start);
    for (const region of index.get(text.charAt(start)) ?? []) {
      const fits =
        last === region.name || (last.length >= minPartLength && region.name.startsWith(last));
      if (!fits || !joinRegionNames([region.name]) || isInternational(region)) continue;
      if (isNamedBy(region, text)) named.add(region);
    }
  }
  const all = [...named];
  const exact = all.filter((region) => fullRegionName(region) === text);
  if (exact.length) return exact;
  const outer = all.filter(
    (region) => !all.some((other) => other !== region && isWithin(region, other)),
  );
  // 吉林 is short for 吉林市, and only the beginning of 吉林白城经济开发区.
  const isShortForm = ({ name }: Region) => text.endsWith(name) || text.endsWith(name.slice(0, -1));
  const preferred = [
    outer.filter((region) => region.level < town && isShortForm(region)),
    outer.filter(({ level }) => level < town),
  ];
  return preferred.find(({ length }) => length > 0) ?? outer;
}
