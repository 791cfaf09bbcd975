import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { reloadRecentRecords, addRecentRecord, useRecentRecords } from '@/stores/recent';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';

const note = (number: number, title = `公司${number}`) =>
  act(() =>
    addRecentRecord({ path: `/company/company-details/${number}`, title, kind: 'company' }),
  );
const choose = (id: number) =>
  act(() => useSubstations.setState({ chosen: { id, substationName: '' } }));
const signIn = (userName: string) => act(() => useSession.setState({ userName }));
const titles = () => {
  const { result } = renderHook(() => useRecentRecords());
  return result.current.map(({ title }) => title);
};

beforeEach(() => {
  localStorage.clear();
  choose(0);
  signIn('');
  signIn('operator');
});

describe('records opened lately', () => {
  test('the newest stands first, and one opened again moves up under its new name', () => {
    [1, 2, 3].forEach((number) => note(number));
    note(1, '远通物流');
    expect(titles()).toEqual(['远通物流', '公司3', '公司2']);
  });

  test('the last twenty are kept', () => {
    for (let number = 1; number <= 25; number += 1) note(number);
    expect(titles()).toHaveLength(20);
    expect(titles().at(-1)).toBe('公司6');
  });

  test('each user sees only the own ones, also after signing in again', () => {
    note(1);
    signIn('staff');
    expect(titles()).toEqual([]);
    note(2);
    signIn('operator');
    expect(titles()).toEqual(['公司1']);
  });

  test('those opened under another sub-station stay out until that one, or all, is chosen', () => {
    note(1);
    choose(7);
    note(2);
    expect(titles()).toEqual(['公司2']);
    choose(0);
    expect(titles()).toEqual(['公司2', '公司1']);
  });

  test('what another window has noted meanwhile is not lost', () => {
    note(1);
    const key = Object.keys(localStorage).find((name) => name.startsWith('recent_')) ?? '';
    const theirs = JSON.parse(localStorage.getItem(key) ?? '[]');
    const path = '/company/company-details/9';
    localStorage.setItem(key, JSON.stringify([{ ...theirs[0], path, title: '公司9' }, ...theirs]));
    note(2);
    expect(titles()).toEqual(['公司2', '公司9', '公司1']);
  });

  test.each(['{', '[1]', '{"a":1}'])(
    'something else in the storage (%s) counts as nothing',
    (text) => {
      note(1);
      const key = Object.keys(localStorage).find((name) => name.startsWith('recent_')) ?? '';
      localStorage.setItem(key, text);
      act(() => void reloadRecentRecords());
      expect(titles()).toEqual([]);
    },
  );

  test('nobody signed in, or a record without a name, is not noted', () => {
    note(1, '');
    signIn('');
    note(2);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('recent_'))).toEqual([]);
  });
});
