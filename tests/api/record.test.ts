import { expect, expectTypeOf, test } from 'vitest';
import {
  code,
  dateTime,
  flag,
  html,
  image,
  number,
  objects,
  phone,
  ref,
  refs,
  text,
} from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { Id, PageQuery } from '@/api/types';
import { NewsCategory } from '@/enums';

const article = record(
  '/api/test/article',
  {
    title: text({ required: true, maxLength: 60, filter: true }),
    image: image({ required: true, nullable: true, aspect: 4 / 3 }),
    summary: text({ nullable: true }),
    category: code(NewsCategory, { required: true, filter: true }),
    substation: ref('substation', { required: true, filter: true }),
    isPinned: flag({ filter: true }),
    views: number({ readOnly: true }),
    publishTime: dateTime({ filter: true }),
    content: html({ required: true }),
  },
  {
    conditions: { authorName: text() },
  },
);

test('a row has every property, with the name of a reference and the address of a picture', () => {
  expectTypeOf<RowOf<typeof article>>().toEqualTypeOf<{
    id: Id;
    concurrencyStamp: string;
    creationTime: string;
    title: string;
    imageId: Id | null;
    imageUrl: string | null;
    summary: string | null;
    category: NewsCategory;
    substationId: Id;
    substationName: string;
    isPinned: boolean;
    views: number;
    publishTime: string;
    content: string;
  }>();
  expect(article.properties.title).toEqual({
    kind: 'text',
    options: { required: true, maxLength: 60, filter: true },
  });
});

test('an input has the required properties, and may have the others that the server does not set', () => {
  expectTypeOf<InputOf<typeof article>>().toEqualTypeOf<{
    title: string;
    imageId: Id | null;
    category: NewsCategory;
    substationId: Id;
    content: string;
    summary?: string | null;
    isPinned?: boolean;
    publishTime?: string;
    id?: Id;
    concurrencyStamp?: string;
  }>();
});

test('a query has the conditions, both ends of ranges, and those that no row has', () => {
  expectTypeOf<QueryOf<typeof article>>().toEqualTypeOf<{
    page: PageQuery['page'];
    limit: PageQuery['limit'];
    sort?: string;
    title?: string;
    category?: NewsCategory | NewsCategory[];
    substationId?: Id;
    isPinned?: boolean;
    publishTimeBegin?: string;
    publishTimeEnd?: string;
    authorName?: string;
  }>();
});

test('a record refers to one without a select, and a list needs its required conditions', () => {
  const comment = record(
    '/api/test/comment',
    { topic: ref({ filter: true }), file: ref({ named: false, nullable: true }) },
    {
      conditions: { article: ref({ required: true }), author: text() },
      without: ['creationTime'],
    },
  );
  expectTypeOf<RowOf<typeof comment>>().toEqualTypeOf<{
    id: Id;
    concurrencyStamp: string;
    topicId: Id;
    topicName: string;
    fileId: Id | null;
  }>();
  expectTypeOf<QueryOf<typeof comment>>().toEqualTypeOf<{
    page: PageQuery['page'];
    limit: PageQuery['limit'];
    sort?: string;
    topicId?: Id;
    author?: string;
    articleId: Id;
  }>();
});

test('a record has others without a select, and sends its parts with what is required', () => {
  const group = record('/api/test/group', {
    region: refs({ required: true, filter: true }),
    members: objects({
      user: ref('staff', { named: false, required: true }),
      phoneNumber: phone(),
    }),
  });
  expectTypeOf<RowOf<typeof group>>().toEqualTypeOf<{
    id: Id;
    concurrencyStamp: string;
    creationTime: string;
    regionIds: Id[];
    regionNames: string[];
    members: { userId: Id; phoneNumber: string }[];
  }>();
  expectTypeOf<InputOf<typeof group>>().toEqualTypeOf<{
    regionIds: Id[];
    members?: { userId: Id; phoneNumber?: string }[];
    id?: Id;
    concurrencyStamp?: string;
  }>();
  expectTypeOf<QueryOf<typeof group>['regionId']>().toEqualTypeOf<Id | undefined>();
});

test('a record refuses conditions, options and references that do not exist', () => {
  const wrong = () => [
    // @ts-expect-error -- every record has an id
    record('/api/test', { title: text() }, { without: ['id'] }),
    // @ts-expect-error -- an option of another kind
    text({ aspect: 1 }),
    // @ts-expect-error -- no such record
    ref('planet'),
  ];
  expect(wrong).toBeTypeOf('function');
});
