import { expect, test } from 'vitest';
import {
  code,
  dateTime,
  flag,
  html,
  image,
  number,
  objects,
  ref,
  refs,
  text,
} from '@/api/properties';
import { crudCalls, record } from '@/api/record';
import { crudPage } from '@/crud/crud-page';
import { declareFields } from '@/crud/declare';
import { NewsCategory } from '@/enums';

const article = record(
  '/api/test/article',
  {
    title: text({ required: true, maxLength: 60, filter: true }),
    image: image({ nullable: true, aspect: 1 }),
    category: code(NewsCategory, { required: true, filter: true }),
    substation: ref('substation', { required: true, filter: true }),
    isListed: flag({ labels: 'listed' }),
    views: number({ readOnly: true, decimals: 2 }),
    publishTime: dateTime({ filter: true }),
    content: html(),
  },
  { conditions: { author: text() } },
);
const api = crudCalls(article);
const { list, create } = api;
const bare = { name: 'test.article', record: article, api, columns: ['title' as const] };

test('a page names properties, and the record says what they are', () => {
  const { page } = crudPage({
    ...bare,
    columns: [
      'title',
      { key: 'category', width: 88 },
      'substation',
      { key: 'image', aspect: 1 },
      { key: 'isListed', control: 'switch' },
      { key: 'views', sortable: true },
      { key: 'content', type: 'link', to: ({ id }) => `/${id}` },
    ],
    card: { picture: 'image', facts: ['views', 'substation'] },
    filters: ['substation', { key: 'category', multiple: true }, 'publishTime', 'author'],
    form: ['title', 'substation', { key: 'image', wide: true }, 'content'],
    rowActions: ['edit', 'delete'],
  });
  expect(page.columns.map(({ key, type }) => [key, type])).toEqual([
    ['title', 'text'],
    ['category', 'code'],
    ['substationName', 'text'],
    ['imageUrl', 'image'],
    ['isListed', 'flag'],
    ['views', 'number'],
    ['content', 'link'],
  ]);
  expect(page.card).toMatchObject({ picture: 'imageUrl', facts: ['views', 'substationName'] });
  expect(page.columns[1]).toMatchObject({ enum: NewsCategory, width: 88 });
  expect(page.columns[5]).toMatchObject({ decimals: 2, sortable: true });
  expect(page.filters).toMatchObject([
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'category', type: 'code', enum: NewsCategory, multiple: true },
    { key: 'publishTime', type: 'range', of: 'dateTime' },
    { key: 'author', type: 'text' },
  ]);
  expect(page.form).toMatchObject([
    { key: 'title', required: true, maxLength: 60 },
    { key: 'substationId', type: 'record', of: 'substation', nameKey: 'substationName' },
    { key: 'imageId', type: 'image', aspect: 1, wide: true },
    { key: 'content', type: 'html' },
  ]);
});

test('forms share fields of a record, with the own select of a page and the rows of an object', () => {
  const group = record('/api/test/group', {
    name: text({ required: true, maxLength: 20 }),
    role: refs({ about: 'The roles of its members.' }),
    members: objects({ nickname: text() }),
  });
  const fields = declareFields(group, [
    { key: 'name', disabled: ({ id }) => id !== undefined },
    { key: 'role', render: () => null },
    { key: 'members', columns: [{ key: 'nickname' }] },
  ]);
  expect(fields).toEqual([
    {
      key: 'name',
      type: 'text',
      required: true,
      maxLength: 20,
      disabled: expect.any(Function) as unknown,
    },
    {
      key: 'roleIds',
      type: 'custom',
      nameKey: 'roleNames',
      about: 'The roles of its members.',
      render: expect.any(Function) as unknown,
    },
    { key: 'members', columns: [{ key: 'nickname' }] },
  ]);
  const page = {
    name: 'test.group',
    record: group,
    api: crudCalls(group),
    columns: ['name' as const],
  };
  expect(crudPage({ ...page, form: fields }).page.form).toEqual(fields);
});

test('a page refuses what its record does not have', () => {
  const wrong = () => [
    // @ts-expect-error -- no such property
    crudPage({ ...bare, columns: ['headline'] }),
    // @ts-expect-error -- a switch on a number
    crudPage({ ...bare, columns: [{ key: 'views', control: 'switch' }] }),
    // @ts-expect-error -- decimals of a text
    crudPage({ ...bare, columns: [{ key: 'title', decimals: 2 }] }),
    // @ts-expect-error -- no condition of this list
    crudPage({ ...bare, filters: ['content'] }),
    // @ts-expect-error -- a condition is no field
    crudPage({ ...bare, form: ['author'] }),
    // @ts-expect-error -- nothing to delete with
    crudPage({ ...bare, api: { list }, rowActions: ['delete'] }),
    // @ts-expect-error -- no form
    crudPage({ ...bare, toolbar: ['new'] }),
    // @ts-expect-error -- nothing to save with
    crudPage({
      ...bare,
      api: { list, create },
      columns: [{ key: 'isListed', control: 'switch' }],
    }),
  ];
  expect(wrong).toBeTypeOf('function');
});

test('a new record has the initial values of its properties, which a page may change', () => {
  const open = record('/api/test/open', {
    isListed: flag({ initial: true }),
    isPinned: flag({ initial: true }),
    isOpen: flag(),
  });
  const { page } = crudPage({
    name: 'test.open',
    record: open,
    api: crudCalls(open),
    columns: ['isListed'],
    defaults: { isPinned: false },
  });
  expect(page.defaults).toEqual({ isListed: true, isPinned: false });
});

test('a condition on several records asks for one of them, unless the page says otherwise', () => {
  const shared = record('/api/test/shared', {
    substation: refs('substation', { required: true, filter: true }),
  });
  const declaration = (filters: ['substation'] | [{ key: 'substation'; multiple: true }]) =>
    crudPage({
      name: 'test.shared',
      record: shared,
      api: crudCalls(shared),
      columns: ['substation'],
      filters,
    }).page.filters?.[0];
  expect(declaration(['substation'])).toMatchObject({ key: 'substationId', multiple: undefined });
  expect(declaration([{ key: 'substation', multiple: true }])).toMatchObject({ multiple: true });
});
