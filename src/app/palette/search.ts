import { paletteRows } from '@/config/limits';
import { isLatin, type PinyinMatch } from '@/lib/pinyin';

export const groups = ['recent', 'pages', 'actions', 'substations'] as const;
export type GroupName = (typeof groups)[number];

/** Something the palette can go to or do. */
export interface Entry {
  /** Unlike all others. */
  id: string;
  group: GroupName;
  title: string;
  /** Where it belongs, or what is so already; searched as well, after all titles. */
  hint?: string;
  run: () => void;
}

/** First and last place of what was found. */
export type Span = readonly [first: number, last: number];
export interface Hit {
  entry: Entry;
  /** What of the title the keyword has found; null when it was something else. */
  span: Span | null;
}
export interface HitGroup {
  name: GroupName;
  /** As many as are shown. */
  hits: Hit[];
  total: number;
}

/** Where a text contains a keyword, or sounds like it. The lower the rank, the better. */
function find(
  text: string,
  keyword: string,
  sounds?: PinyinMatch,
): { span: Span; rank: number } | null {
  const at = text.toLowerCase().indexOf(keyword);
  if (at >= 0) return { span: [at, at + keyword.length - 1], rank: at === 0 ? 0 : 2 };
  const said = sounds && isLatin(keyword) && sounds(text, keyword);
  return said ? { span: said, rank: said[0] === 0 ? 1 : 3 } : null;
}

const inHint = 4;

function rate(
  entry: Entry,
  keyword: string,
  sounds?: PinyinMatch,
): (Hit & { rank: number }) | null {
  const title = find(entry.title, keyword, sounds);
  if (title) return { entry, ...title };
  const hint = entry.hint && find(entry.hint, keyword, sounds);
  return hint ? { entry, span: null, rank: inHint } : null;
}

/** What a keyword finds, best first, in groups of which the one with the best hit comes first; '' finds all. */
export function search(entries: Entry[], typed: string, sounds?: PinyinMatch): HitGroup[] {
  const keyword = typed.trim().toLowerCase();
  const found = keyword
    ? entries
        .flatMap((entry) => rate(entry, keyword, sounds) ?? [])
        .toSorted((one, other) => one.rank - other.rank)
    : entries.map((entry) => ({ entry, span: null, rank: 0 }));
  return groups
    .map((name) => ({ name, all: found.filter(({ entry }) => entry.group === name) }))
    .filter(({ all }) => all.length > 0)
    .toSorted(({ all: [one] }, { all: [other] }) => (one?.rank ?? 0) - (other?.rank ?? 0))
    .map(({ name, all }) => ({ name, hits: all.slice(0, paletteRows[name]), total: all.length }));
}
