import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '@/elements/control/control-props';
import { linkFields } from '@/elements/link/link-fields';
import { LinkType } from '@/enums';
import { box, onSave, sent, show } from '../form/sample-form';
import { startSampleTexts } from '../form/texts';

const appId = 'wx3f8a21c90b7de465';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

async function typed(input: HTMLElement, text: string) {
  await userEvent.tripleClick(input);
  for (const key of text) await userEvent.keyboard(key);
}

test('a link shows every typed character and is trimmed on blur', async () => {
  const linkType = LinkType.inApp;
  await show(fieldsOf(linkFields), { linkType, link: '/pages/line' });
  const input = await box('链接');
  await typed(input, ' /pages/a ');
  expect(input).toHaveValue(' /pages/a ');
  await userEvent.tab();
  expect(input).toHaveValue('/pages/a');
  expect(await sent()).toEqual({ linkType, link: '/pages/a' });
});

test('the page of a mini program keeps its leading slash until blur', async () => {
  const linkType = LinkType.miniProgram;
  await show(fieldsOf(linkFields), { linkType, link: `${appId}/pages/line` });
  const input = await box('链接 页面路径');
  expect(input).toHaveValue('pages/line');
  await typed(input, '/pages/a ');
  expect(input).toHaveValue('/pages/a ');
  await userEvent.tab();
  expect(input).toHaveValue('pages/a');
  expect(await sent()).toEqual({ linkType, link: `${appId}/pages/a` });
});
