import type { AnyEnum } from '@/lib/enum';
import type { Text } from '@/mocks/server/errors';
import { localeTexts } from './locale-texts';

const { zh, en } = localeTexts<Record<string, string>>('enums');

/** Returns the console's name of a code, for the files and error messages of the server. */
export function nameOfCode({ $name, $member }: AnyEnum, code: number): Text {
  const member = $member(code) ?? '';
  return { zh: zh[$name]?.[member] ?? '', en: en[$name]?.[member] ?? '' };
}
