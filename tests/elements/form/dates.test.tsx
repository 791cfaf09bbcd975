import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatTime } from '@/lib/time';
import { box, onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

const day = { day: '2028-06-23T00:00:00' };

describe('a date field', () => {
  test('shows every typed character while its date is replaced', async () => {
    await show([{ key: 'day', type: 'date' }], day);
    const input = await box('日期');
    await userEvent.tripleClick(input);
    for (const typed of ['2', '20', '202', '2029', '2029-', '2029-1']) {
      await userEvent.keyboard(typed.slice(-1));
      expect(input).toHaveValue(typed);
    }
    await userEvent.keyboard('2-01');
    expect(input).toHaveValue('2029-12-01');
    expect(await sent()).toEqual({ day: '2029-12-01' });
  });

  test('keeps the rest of its date after Backspace at the end, and accepts a character at the start', async () => {
    await show([{ key: 'day', type: 'date' }], day);
    const input = await box('日期');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('2028-06-2');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('2028-06-');
    await userEvent.keyboard('15');
    expect(input).toHaveValue('2028-06-15');
    await userEvent.type(input, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(input).toHaveValue('92028-06-15');
    await userEvent.tab();
    expect(input).toHaveValue('92028-06-15');
    await refused(`请输入完整的日期，例如 ${formatTime(Date.now(), '{y}-{m}-{d}')}`);
  });

  test.each([
    ['2029/12/1', '2029-12-01'],
    ['2029年12月1日', '2029-12-01'],
    ['2029-12-01 00:00:00', '2029-12-01'],
  ])('accepts %s while it is typed, pasted or inserted, and sends %s', async (text, sentDay) => {
    await show([{ key: 'day', type: 'date' }], day);
    const input = await box('日期');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    expect(input).toHaveValue(text);
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveValue(sentDay);
    await userEvent.tripleClick(input);
    await userEvent.paste(text);
    expect(input).toHaveValue(text);
    await userEvent.tab();
    expect(input).toHaveValue(sentDay);
    expect(await sent()).toEqual({ day: sentDay });
  });

  test('sends a pasted date and time in the format of its type', async () => {
    await show([{ key: 'day', type: 'dateTime' }]);
    await userEvent.click(await box('日期'));
    await userEvent.paste('2029年12月1日 8:30');
    await userEvent.tab();
    expect(await box('日期')).toHaveValue('2029-12-01 08:30:00');
    expect(await sent()).toEqual({ day: '2029-12-01T08:30:00' });
  });

  test.each([
    ['date', '2024-06', '请输入完整的日期，例如 {y}-{m}-{d}'],
    ['date', '2024-02-31', '请输入完整的日期，例如 {y}-{m}-{d}'],
    ['date', 'Tomorrow', '请输入完整的日期，例如 {y}-{m}-{d}'],
    ['dateTime', '2024-06-02 03', '请输入完整的时间，例如 {y}-{m}-{d} 08:00:00'],
  ] as const)('refuses an invalid %s "%s" and keeps the input', async (type, text, pattern) => {
    const words = formatTime(Date.now(), pattern);
    await show([{ key: 'day', type }], { day: '2024-05-01T00:00:00' });
    const input = await box('日期');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
    expect(input).toHaveValue(text);
    await refused(words);
    expect(input).toHaveValue(text);
    await userEvent.clear(input);
    await userEvent.type(input, '2024-06-02 03:04:05'.slice(0, type === 'date' ? 10 : 19));
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('reads a day without a time as the start of the day, or as its end at the end of a period', async () => {
    await show([
      { key: 'day', type: 'dateTime' },
      { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime' },
    ]);
    const boxes = [
      ['日期', '2029/12/1', '2029-12-01 00:00:00'],
      ['时段：开始', '2029-12-01', '2029-12-01 00:00:00'],
      ['时段：结束', '2029年12月1日', '2029-12-01 23:59:59'],
    ] as const;
    for (const [name, text, shown] of boxes) {
      const input = await box(name);
      await userEvent.type(input, text);
      expect(input).toHaveValue(text);
      await userEvent.tab();
      expect(input).toHaveValue(shown);
    }
    expect(await sent()).toEqual({
      day: '2029-12-01T00:00:00',
      startTime: '2029-12-01T00:00:00',
      endTime: '2029-12-01T23:59:59',
    });
  });

  test('shows a date that the calendar sets instead of the typed one', async () => {
    await show([{ key: 'day', type: 'date' }], day);
    const input = await box('日期');
    await userEvent.clear(input);
    await userEvent.type(input, '2029/12/1');
    await userEvent.click(await screen.findByTitle('2029-12-24'));
    expect(input).toHaveValue('2029-12-24');
    expect(await sent()).toEqual({ day: '2029-12-24' });
  });

  test('is empty for the date 0001-01-01, with which the server means none', async () => {
    await show([{ key: 'day', type: 'date' }, { key: 'note' }], { day: '0001-01-01T00:00:00' });
    expect(await box('日期')).toHaveValue('');
  });

  test('sends a period as two properties and rejects an end before the start', async () => {
    await show(
      [{ key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime', required: true }],
      {
        startTime: '2024-05-02T09:00:00',
        endTime: '2024-05-01T09:00:00',
      },
    );
    await box('时段：开始');
    expect(screen.getByPlaceholderText('开始')).toBe(await box('时段：开始'));
    expect(screen.getByPlaceholderText('结束')).toBe(await box('时段：结束'));
    await refused('开始时间不能晚于结束时间');
    const end = await box('时段：结束');
    await userEvent.clear(end);
    await userEvent.type(end, '2024-05-03 10:00:00{Enter}');
    expect(await sent()).toMatchObject({
      startTime: '2024-05-02T09:00:00',
      endTime: '2024-05-03T10:00:00',
    });
  });
});

describe('the native date field of a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  });
  afterEach(() => vi.restoreAllMocks());
  const native = () => screen.findByLabelText('日期');

  test('keeps a year while its digits are typed, and refuses one that is not finished', async () => {
    await show([{ key: 'day', type: 'date' }], day);
    const input = await native();
    fireEvent.change(input, { target: { value: '0002-06-23' } });
    expect(input).toHaveValue('0002-06-23');
    await refused(`请输入完整的日期，例如 ${formatTime(Date.now(), '{y}-{m}-{d}')}`);
    fireEvent.change(input, { target: { value: '2029-06-23' } });
    expect(await sent()).toEqual({ day: '2029-06-23' });
  });

  test('accepts a pasted date in any format', async () => {
    await show([{ key: 'day', type: 'dateTime' }], day);
    await userEvent.click(await native());
    await userEvent.paste('2029年12月1日 8:30');
    expect(await native()).toHaveValue('2029-12-01T08:30');
    expect(await sent()).toEqual({ day: '2029-12-01T08:30:00' });
  });
});
