import type { AnyEnum } from '@/lib/enum';
import type { Text } from '@/mocks/server/errors';

type Names = Record<string, Record<string, string>>;
const files = import.meta.glob<string>('/locales/*/enums.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const namesIn = (language: string): Names =>
  JSON.parse(files[`/locales/${language}/enums.json`] ?? '{}');
const [zh, en] = [namesIn('zh-CN'), namesIn('en')];

/** Returns the console's name of a code, for the files and error messages of the server. */
export function nameOfCode({ $name, $member }: AnyEnum, code: number): Text {
  const member = $member(code) ?? '';
  return { zh: zh[$name]?.[member] ?? '', en: en[$name]?.[member] ?? '' };
}
