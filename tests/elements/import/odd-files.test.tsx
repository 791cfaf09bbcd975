import { readFileSync } from 'node:fs';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { isValidRow, type CheckedRow } from '@/elements/import/check-rows';
import { useImport } from '@/elements/import/use-import';
import { CompanyType } from '@/enums';
import { t } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { startTexts } from '../../start-texts';
import { oddFiles, plainRows, type OddFile } from './odd-files';

beforeAll(() => startTexts('company', 'import'));

const fields: AnyField[] = [
  { key: 'companyName', required: true },
  { key: 'companyType', type: 'code', enum: CompanyType },
  { key: 'mobile', type: 'phone', mobile: true },
  { key: 'settledTime', type: 'date' },
];
const form = { name: 'company.company', fields };

const rowText = ({ line, texts, problems }: CheckedRow) =>
  [line, ...Object.entries(texts).flatMap(([key, text]) => [text, problems[key]])]
    .filter(Boolean)
    .join(' ');
/** Whether a row looks as in an ordinary file. */
const isPlain = ({ texts, problems }: CheckedRow) =>
  Object.keys(problems).length === 0 &&
  plainRows.some((cells) => fields.every(({ key }, index) => texts[key] === cells[index]));

/** Returns what the user sees after choosing the file: the error, or the summary with the rows that differ. */
async function seen({ name, content }: OddFile) {
  const file = new File([await content()], name);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useImport(form, async () => undefined), { wrapper });
  act(() => result.current.read(file));
  await waitFor(() => expect(result.current.state.phase).not.toBe('reading'));
  const { state } = result.current;
  if (state.phase === 'choose') return state.error;
  if (state.phase !== 'checked') return state.phase;
  const { rows, remarks } = state.table;
  const good = rows.filter(isValidRow).length;
  return [
    t('import.checked', { good, bad: rows.length - good }),
    ...remarks,
    ...rows.filter((row) => !isPlain(row)).map(rowText),
  ].join('<br>');
}

const documentation = readFileSync('docs/import-files.md', 'utf8');
const documented = new Map(
  Array.from(documentation.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm), ([, what, sees]) => [
    what,
    sees,
  ]),
);

test.each(oddFiles.map((file) => [file.what, file] as const))(
  '%s: shows what the documentation says',
  async (what, file) => {
    expect(documented.get(what)).toBe(await seen(file));
  },
);
