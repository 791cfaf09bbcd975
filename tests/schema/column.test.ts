import { expect, test } from 'vitest';
import type { Id, PageQuery } from '@/api/types';
import { CompanyLevel, CompanyStatus, GoodsOrderStatus } from '@/enums';
import type { Column, ListColumn } from '@/schema/column';
import type { Field } from '@/schema/field';
import type { Filter } from '@/schema/filter';

interface Row {
  id: Id;
  name: string;
  amount: number | null;
  count?: number;
  createdTime: string;
  isListed: boolean;
  status: CompanyStatus;
  words: string[];
  logoUrl: string | null;
  details: { place: string };
}

test('the type of a column accepts only keys whose values it can show', () => {
  const right: ListColumn<Row>[] = [
    { key: 'name' },
    { key: 'id' },
    { key: 'amount', type: 'money' },
    { key: 'count', type: 'number' },
    { key: 'createdTime', type: 'dateTime' },
    { key: 'isListed', type: 'flag', control: 'switch' },
    { key: 'status', type: 'code', enum: CompanyStatus },
    { key: 'words', type: 'tags' },
    { key: 'logoUrl', type: 'image' },
    { key: 'details', format: (_value, { details }) => details.place },
    { key: 'details', type: 'custom', render: ({ details }) => details.place },
  ];
  const wrong: ListColumn<Row>[] = [
    // @ts-expect-error -- money on a text
    { key: 'name', type: 'money' },
    // @ts-expect-error -- a switch on a date
    { key: 'createdTime', type: 'flag', control: 'switch' },
    // @ts-expect-error -- a date on a number
    { key: 'amount', type: 'date' },
    // @ts-expect-error -- yes and no on a text
    { key: 'name', type: 'flag' },
    // @ts-expect-error -- a picture on a flag
    { key: 'isListed', type: 'image' },
    // @ts-expect-error -- tags on an amount
    { key: 'amount', type: 'tags' },
    // @ts-expect-error -- an object as a text
    { key: 'details' },
    // @ts-expect-error -- no such property
    { key: 'title' },
  ];
  expect([...right, ...wrong]).toHaveLength(19);
});

test('a number of a person or an account is shown by a type that privacy masks', () => {
  interface Person {
    contactMobile: string;
    licenceNo: string | null;
    isPhoneVerified: boolean;
  }
  const right: Column<Person>[] = [
    { key: 'contactMobile', type: 'phone' },
    { key: 'licenceNo', type: 'idNumber' },
    { key: 'isPhoneVerified', type: 'flag' },
  ];
  const wrong: Column<Person>[] = [
    // @ts-expect-error -- a phone number as a text
    { key: 'contactMobile' },
    // @ts-expect-error -- the number of a licence as a text of the page
    { key: 'licenceNo', format: String },
    // @ts-expect-error -- a phone number that the page renders
    { key: 'contactMobile', type: 'custom', render: ({ contactMobile }) => contactMobile },
  ];
  const fields: Field<Person>[] = [
    { key: 'contactMobile', type: 'phone', parts: true },
    // @ts-expect-error -- a phone number as a text
    { key: 'contactMobile' },
  ];
  const filters: Filter<Person & PageQuery>[] = [
    { key: 'contactMobile', type: 'phone' },
    // @ts-expect-error -- a phone number as a text
    { key: 'contactMobile' },
  ];
  expect([...right, ...wrong, ...fields, ...filters]).toHaveLength(10);
});

test('a code is shown only by its own enum, even where another has the same numbers', () => {
  expect(CompanyStatus.$values).toEqual(GoodsOrderStatus.$values);
  const wrong: ListColumn<Row>[] = [
    // @ts-expect-error -- the enum of another entity
    { key: 'status', type: 'code', enum: GoodsOrderStatus },
    // @ts-expect-error -- another enum of the same entity
    { key: 'status', type: 'code', control: 'select', enum: CompanyLevel },
    // @ts-expect-error -- an enum without codes to show
    { key: 'name', type: 'code', enum: CompanyStatus },
    // @ts-expect-error -- codes without an enum
    { key: 'status', type: 'code' },
  ];
  expect(wrong).toHaveLength(4);
});

test('a handler receives the type of the value, and a list without saving requires one', () => {
  const handled: Column<Row>[] = [
    { key: 'isListed', type: 'flag', control: 'switch', onChange: (_row, isOn) => !isOn },
    {
      key: 'status',
      type: 'code',
      control: 'select',
      enum: CompanyStatus,
      onChange: (_row, code) => code + 1,
    },
    // @ts-expect-error -- nobody handles the change
    { key: 'isListed', type: 'flag', control: 'switch' },
    // @ts-expect-error -- a link that leads nowhere
    { key: 'name', type: 'link' },
  ];
  expect(handled).toHaveLength(4);
});
