import { expect, test } from 'vitest';
import { fieldsOf } from '@/elements/control/control-props';
import { isAnyRecord } from '@/elements/record-select/record-selects';
import type { AnyFilter } from '@/schema/filter';
import { columnKind } from '@/values/columns';
import { declaredPages } from './declared-pages';
import { recordProperties } from './records';

test.each(declaredPages)(
  '$file $name: filters on phone numbers have the type phone',
  ({ page }) => {
    const filters = (page.filters ?? []) as AnyFilter[];
    const numbers = page.columns
      .filter(({ type }) => type === 'phone')
      .map(({ key }) => String(key));
    const wrong = filters.filter(({ key, type }) => {
      const isNumber = numbers.includes(key) || /mobile|phone/i.test(key);
      return isNumber && type !== 'phone';
    });
    expect(wrong).toEqual([]);
  },
);

test.each(declaredPages)(
  '$file $name: conditions and fields say how their records are found',
  ({ page }) => {
    const filters = (page.filters ?? []) as AnyFilter[];
    const fields = fieldsOf(page.form ?? []);
    const wrong = [
      // A ready-made select chooses one record.
      ...filters.filter(({ data, of, multiple }) => !data && (multiple || !isAnyRecord(of))),
      ...fields.filter(({ of, load, search }) => !load && !search && !of),
    ];
    expect(wrong.filter(({ type }) => type === 'record')).toEqual([]);
  },
);

/** The times that may lie ahead. A condition on any other offers no coming days. */
const planned = [
  'startTime',
  'endTime',
  'settledTime',
  'expireTime',
  'sub-station-news.publishTime',
];

test.each(declaredPages)(
  '$file $name: conditions on times say which are never ahead',
  ({ page }) => {
    const filters = (page.filters ?? []) as AnyFilter[];
    const times = filters.filter(({ type, of }) => type === 'range' && of !== 'number');
    const isPlanned = (key: string) =>
      planned.some(
        (one) => one === key || one === `${page.api.list?.path.split('/').at(-1)}.${key}`,
      );
    for (const { key, past = false } of times) expect([key, past]).toEqual([key, !isPlanned(key)]);
  },
);

test.each(declaredPages)(
  '$file $name: no column, filter or field is declared twice',
  ({ page }) => {
    for (const declared of [page.columns, page.filters ?? [], page.form ?? []]) {
      const keys = declared.map(({ key }) => String(key));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  },
);

test.each(declaredPages)(
  '$file $name: every place of the card is a column of the list',
  ({ page: { columns, card = {} } }) => {
    const keys = new Set(columns.map(({ key }) => String(key)));
    expect(
      Object.values(card)
        .flatMap((place) => place ?? [])
        .filter((key) => !keys.has(key)),
    ).toEqual([]);
  },
);

test('a cell cannot be emptied when its field is required in the form', () => {
  const wrong = declaredPages.flatMap(({ name, page: { columns, form = [] } }) =>
    columns
      .filter(({ key }) => form.some((field) => field.key === key && field.required))
      .filter(({ edit }) => edit && !edit.some((rule) => rule(null) !== null))
      .map(({ key }) => `${name} ${String(key)}`),
  );
  expect(wrong).toEqual([]);
});

test.each(['carousel', 'adGraph', 'dialog'])(
  'adverts of %s show all their columns, and their state instead of the switch',
  (kind) => {
    const columns = declaredPages.find(({ name }) => name === `marketing.${kind}`)?.page.columns;
    const shown = columns?.filter(({ optional }) => !optional).map(({ key }) => String(key));
    const ofDialogs = ['frequency', 'showSeconds'];
    expect(shown?.filter((key) => !ofDialogs.includes(key))).toEqual([
      'imageUrl',
      'title',
      'state',
      'startTime',
      'clicks',
      'sort',
      'substationNames',
      'displayPage',
      'linkType',
      'link',
    ]);
  },
);

/** Keys of personal and account numbers: only a declared type makes privacy mask them. */
const sensitiveKey = /mobile|phone|receiver|idCardN|idNumber|licenceNo|bankN|accountN/i;

test('properties of records that hold phone, ID and account numbers are of a kind that privacy masks', () => {
  const open = recordProperties.filter(
    ({ name, kind }) => sensitiveKey.test(name) && !['phone', 'idNumber'].includes(kind),
  );
  expect(recordProperties.length).toBeGreaterThan(50);
  expect(open).toEqual([]);
});

test('columns with phone, ID and account numbers have a type that privacy masks', () => {
  const columns = declaredPages.flatMap(({ file, page }) =>
    page.columns.map(({ key, type }) => ({ file, key: String(key), type })),
  );
  const open = columns.filter(
    ({ key, type }) => sensitiveKey.test(key) && !columnKind({ type }).isPersonal,
  );
  expect(open).toEqual([]);
});
