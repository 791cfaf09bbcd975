import { describe, expect, test } from 'vitest';
import { search, type Entry, type GroupName } from '@/app/palette/search';
import { loadPinyin } from '@/lib/pinyin';

const entry = (group: GroupName, title: string, hint?: string): Entry => ({
  id: `${group} ${title}`,
  group,
  title,
  hint,
  run: () => undefined,
});
const entries = [
  entry('recent', '临沂远通物流', '公司'),
  entry('pages', '公司列表', '公司管理'),
  entry('pages', '线路推荐', '营销管理'),
  entry('pages', '物流头条', '营销管理'),
  entry('actions', '锁定屏幕'),
  entry('actions', '切换到 English'),
  entry('substations', '临沂站'),
];
const matchPinyin = await loadPinyin();
const titles = (typed: string, withPinyin = true) =>
  search(entries, typed, withPinyin ? matchPinyin : undefined).flatMap(({ hits }) =>
    hits.map((hit) => hit.entry.title),
  );

describe('the search of the palette', () => {
  test('returns all entries in groups without a keyword', () => {
    expect(search(entries, ' ').map(({ name }) => name)).toEqual([
      'recent',
      'pages',
      'actions',
      'substations',
    ]);
  });

  test.each([
    ['列表', ['公司列表']],
    ['gslb', ['公司列表']],
    ['gongsilie', ['公司列表']],
    ['GSLB', ['公司列表']],
    [' 列表 ', ['公司列表']],
    ['临沂', ['临沂远通物流', '临沂站']],
    ['不存在', []],
    ['zzz', []],
  ])('finds with "%s": %s', (typed, found) => {
    expect(titles(typed)).toEqual(found);
  });

  test('finds Latin letters in either case, also without the readings', () => {
    expect(titles('english', false)).toEqual(['切换到 English']);
    expect(titles('ENGLISH', false)).toEqual(['切换到 English']);
  });

  test('finds nothing by pinyin without the readings', () => {
    expect(titles('gslb', false)).toEqual([]);
    expect(titles('列表', false)).toEqual(['公司列表']);
  });

  test('sorts matches at the beginning before others, and both before matches of the description', () => {
    expect(titles('物流')).toEqual(['物流头条', '临沂远通物流']);
    expect(titles('公司')).toEqual(['公司列表', '临沂远通物流']);
    expect(titles('营销')).toEqual(['线路推荐', '物流头条']);
  });

  test('prefers initials at the beginning of a name to letters inside a foreign word', () => {
    const two = [entry('actions', '切换语言：English'), entry('substations', '临沂站')];
    const found = search(two, 'l', matchPinyin);
    expect(found.map(({ name }) => name)).toEqual(['substations', 'actions']);
  });

  test.each([
    ['司列', [1, 2]],
    ['slb', [1, 3]],
    ['公司管理', null],
  ])('returns the span that %s matches', (typed, span) => {
    expect(search(entries, typed, matchPinyin)[0]?.hits[0]).toMatchObject({
      entry: { title: '公司列表' },
      span,
    });
  });

  test('limits the entries of a group and returns the total', () => {
    const many = Array.from({ length: 60 }, (_, index) => entry('substations', `分站${index}`));
    const [group] = search(many, '分站');
    expect(group).toMatchObject({ name: 'substations', total: 60 });
    expect(group?.hits).toHaveLength(8);
  });
});
