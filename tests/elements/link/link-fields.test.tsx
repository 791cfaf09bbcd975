import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '@/elements/control/control-props';
import { validateField } from '@/elements/form/field-rules';
import { collectInput, evaluateConditions } from '@/elements/form/form-values';
import { linkFields } from '@/elements/link/link-fields';
import { LinkType } from '@/enums';
import { startTexts } from '../../start-texts';

const fields = fieldsOf(linkFields);
const link = fields.filter(({ key }) => key === 'link');
const appId = 'wx3f8a21c90b7de465';

beforeAll(() => startTexts('common'));

function complaintOf(linkType: LinkType, value: string) {
  return link.map((field) => validateField(field, value, { linkType, link: value }, 'x'))[0];
}

describe('the link of a record', () => {
  test.each([LinkType.inApp, LinkType.web, LinkType.miniProgram])(
    'is required for type %s',
    (linkType) => {
      const [conditions] = link.map((field) => evaluateConditions(field, { linkType }));
      expect(conditions).toMatchObject({ visible: true, required: true });
    },
  );

  test.each([undefined, null, LinkType.none])('is not required or shown for %s', (linkType) => {
    const [conditions] = link.map((field) => evaluateConditions(field, { linkType }));
    expect(conditions).toMatchObject({ visible: false, required: false });
  });

  test('is removed from the record when the type needs none', () => {
    const values = { linkType: LinkType.none, link: '/pages/line' };
    expect(collectInput(values, fields, values)).toEqual({ linkType: LinkType.none, link: null });
  });

  test.each([
    [LinkType.inApp, '/pages/line/list?id=1'],
    [LinkType.web, 'https://weather.example.com/road'],
    [LinkType.miniProgram, appId],
    [LinkType.miniProgram, `${appId}/pages/quote/index`],
  ])('of type %s may be %s', (linkType, value) => {
    expect(complaintOf(linkType, value)).toBeNull();
  });

  test.each([
    [LinkType.inApp, 'https://example.com', '应用内页面'],
    [LinkType.web, 'http://example.com', 'https'],
    [LinkType.web, 'https://localhost', 'https'],
    [LinkType.web, '/pages/line', 'https'],
    [LinkType.miniProgram, 'wx12/pages', '小程序'],
    [LinkType.miniProgram, '/pages/line', '小程序'],
  ])('of type %s must not be %s', (linkType, value, words) => {
    expect(complaintOf(linkType, value)).toContain(words);
  });
});
