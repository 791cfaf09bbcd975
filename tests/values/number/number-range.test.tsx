import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { FilterValue } from '@/schema/filter';
import { NumberRange } from '@/values/number/number-range';
import { pairOf } from '@/values/range/pair';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

function Condition() {
  const [value, setValue] = useState<FilterValue>();
  return <NumberRange value={pairOf(value)} label="重货价（元/吨）" onChange={setValue} />;
}

test.each([
  ['1,280元', '1280'],
  ['300 元/吨', '300'],
  ['12,5元', '12,5元'],
  ['300 方', '300 方'],
])('a condition of numbers reads %s, which was pasted, as %s', async (pasted, shown) => {
  renderElement(<Condition />);
  const box = screen.getByRole('textbox', { name: /最小值/ });
  await userEvent.click(box);
  await userEvent.paste(pasted);
  expect(box).toHaveValue(shown);
});
