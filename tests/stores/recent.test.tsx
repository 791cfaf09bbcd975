import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addRecentRecord, useRecentRecords } from '@/stores/recent';
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

describe('recent records', () => {
  test('are sorted by time, and a record that is opened again moves up with its new name', () => {
    [1, 2, 3].forEach((number) => note(number));
    note(1, '远通物流');
    expect(titles()).toEqual(['远通物流', '公司3', '公司2']);
  });

  test('are limited to twenty', () => {
    for (let number = 1; number <= 25; number += 1) note(number);
    expect(titles()).toHaveLength(20);
    expect(titles().at(-1)).toBe('公司6');
  });

  test('belong to one user, also after another sign-in', () => {
    note(1);
    signIn('staff');
    expect(titles()).toEqual([]);
    note(2);
    signIn('operator');
    expect(titles()).toEqual(['公司1']);
  });

  test('stay the same while the user does', () => {
    note(1);
    const { result } = renderHook(() => useRecentRecords());
    const before = result.current;
    act(() => useSession.setState({ name: '李四' }));
    expect(result.current).toBe(before);
  });

  test('are hidden while another sub-station is chosen', () => {
    note(1);
    choose(7);
    note(2);
    expect(titles()).toEqual(['公司2']);
    choose(0);
    expect(titles()).toEqual(['公司2', '公司1']);
  });

  test('keep the entries of other windows', () => {
    note(1);
    const key = Object.keys(localStorage).find((name) => name.startsWith('recent_')) ?? '';
    const theirs = JSON.parse(localStorage.getItem(key) ?? '[]');
    const path = '/company/company-details/9';
    localStorage.setItem(key, JSON.stringify([{ ...theirs[0], path, title: '公司9' }, ...theirs]));
    note(2);
    expect(titles()).toEqual(['公司2', '公司9', '公司1']);
  });

  test.each(['{', '[1]', '{"a":1}'])('are empty when the storage contains %s', (text) => {
    note(1);
    const key = Object.keys(localStorage).find((name) => name.startsWith('recent_')) ?? '';
    localStorage.setItem(key, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(titles()).toEqual([]);
  });

  test('are not stored without a user or without a name', () => {
    note(1, '');
    signIn('');
    note(2);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('recent_'))).toEqual([]);
  });
});
