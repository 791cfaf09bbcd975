import { beforeAll, expect, test } from 'vitest';
import { cellPaddingPx, columnPx } from '@/elements/table/columns/column-sizes';
import { codeText } from '@/elements/text/plain-text';
import { CompanyStatus } from '@/enums';
import { textPx } from '@/lib/text';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('enums'));

test('columnPx lets a column of codes narrow to its longest text, but not below it', () => {
  const status = { key: 'status', type: 'code', enum: CompanyStatus } as const;
  const { size, minPx } = columnPx(status, '状态');
  const texts = CompanyStatus.$values.map((code) => textPx(codeText(code, CompanyStatus)));
  expect(minPx).toBeLessThan(size);
  expect(minPx).toBeGreaterThan(Math.max(...texts) + cellPaddingPx);
  expect(columnPx(status, '很长的列标题状态').minPx).toBe(
    textPx('很长的列标题状态') + cellPaddingPx,
  );
});
