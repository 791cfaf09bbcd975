import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { isLatin, type PinyinMatch } from '@/lib/pinyin';
import { trimText } from '@/lib/text';

/** The number of entries that the palette shows of each group. */
const paletteRows = { recent: 5, pages: 60, actions: 10, substations: 8 };

const groups = ['recent', 'pages', 'actions', 'substations'] as const;
/** The groups of entries that are known without a call. */
export type GroupName = (typeof groups)[number];

/** A page, record, sub-station or command of the palette. */
export interface Entry {
  /** Unique. */
  id: string;
  group: string;
  title: string;
  /** A description, e.g. the menu group. It is searched after all titles. */
  hint?: string;
  /** Another icon than that of the group. */
  icon?: IconDefinition;
  /** An action with the record above it. */
  isAction?: boolean;
  /** The palette stays open when the entry is chosen. */
  staysOpen?: boolean;
  /** Path of the page that the entry opens. */
  to?: string;
  run?: () => void;
}

/** The first and last index of the match. */
export type Span = readonly [first: number, last: number];
interface Hit {
  entry: Entry;
  /** The matching part of the title; null when the description matches. */
  span: Span | null;
}
export interface HitGroup {
  name: string;
  /** The title of records; the other groups have the locale key `palette.groups.<name>`. */
  title?: string;
  /** The page on which the records are listed. */
  page?: string;
  /** The matches that are shown, up to a limit. */
  hits: Hit[];
  /** The number of records among the hits, where it is not their number. */
  shown?: number;
  total: number;
}

/** Finds a keyword in a text or in its pinyin. A lower rank is better. */
function find(
  text: string,
  keyword: string,
  matchPinyin?: PinyinMatch,
): { span: Span; rank: number } | null {
  const index = text.toLowerCase().indexOf(keyword);
  if (index >= 0) return { span: [index, index + keyword.length - 1], rank: index === 0 ? 0 : 2 };
  const matched = matchPinyin && isLatin(keyword) && matchPinyin(text, keyword);
  return matched ? { span: matched, rank: matched[0] === 0 ? 1 : 3 } : null;
}

const inHint = 4;

function rate(
  entry: Entry,
  keyword: string,
  matchPinyin?: PinyinMatch,
): (Hit & { rank: number }) | null {
  const title = find(entry.title, keyword, matchPinyin);
  if (title) return { entry, ...title };
  const hint = entry.hint && find(entry.hint, keyword, matchPinyin);
  return hint ? { entry, span: null, rank: inHint } : null;
}

/** The matches of a keyword in groups; the group with the best match comes first. '' matches everything. */
export function search(entries: Entry[], typed: string, matchPinyin?: PinyinMatch): HitGroup[] {
  const keyword = trimText(typed).toLowerCase();
  const found = keyword
    ? entries
        .flatMap((entry) => rate(entry, keyword, matchPinyin) ?? [])
        .toSorted((one, other) => one.rank - other.rank)
    : entries.map((entry) => ({ entry, span: null, rank: 0 }));
  return groups
    .map((name) => ({ name, all: found.filter(({ entry }) => entry.group === name) }))
    .filter(({ all }) => all.length > 0)
    .toSorted(({ all: [one] }, { all: [other] }) => (one?.rank ?? 0) - (other?.rank ?? 0))
    .map(({ name, all }) => ({ name, hits: all.slice(0, paletteRows[name]), total: all.length }));
}
