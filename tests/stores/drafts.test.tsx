import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deleteDraft,
  deleteDrafts,
  findDraft,
  onDraftDeleted,
  ownDraftKey,
  pruneDrafts,
  readDraft,
  writeDraft,
} from '@/stores/drafts';

const dayMs = 24 * 60 * 60 * 1000;
const draft = (at: number) => ({ at, values: { title: '甲' }, base: {} });

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  test('are returned as written until they are deleted', () => {
    writeDraft('a', draft(1));
    expect(readDraft('a')).toEqual(draft(1));
    deleteDraft('a');
    expect(readDraft('a')).toBeNull();
  });

  test.each(['', 'null', '{', '[]', '{"at":"1","values":{},"base":{}}', '{"at":1,"values":null}'])(
    'are ignored when the storage contains %j',
    (text) => {
      localStorage.setItem('draft:a', text);
      expect(readDraft('a')).toBeNull();
    },
  );

  test('are found for their form: first the own one, then the newest of other windows', () => {
    for (const [key, at] of Object.entries({ form: 1, 'form|a': 3, 'form|b': 2, 'form2|c': 4 }))
      writeDraft(key, draft(at));
    expect(findDraft('form')?.key).toBe('form|a');
    writeDraft(ownDraftKey('form'), draft(0));
    expect(findDraft('form')?.key).toBe(ownDraftKey('form'));
    expect(findDraft('else')).toBeNull();
  });

  test('are written again only when another window has deleted them, not when it has written them', () => {
    const onDeleted = vi.fn<() => void>();
    const stop = onDraftDeleted('a', onDeleted);
    const store = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    store('draft:a', '{}');
    store('draft:b', null);
    expect(onDeleted).not.toHaveBeenCalled();
    store('draft:a', null);
    expect(onDeleted).toHaveBeenCalledOnce();
    stop();
    store('draft:a', null);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  test('are deleted for one owner together, without other stored values', () => {
    for (const key of ['t|wang|0|x', 't|wang|1|y', 't|li|0|x']) writeDraft(key, draft(1));
    localStorage.setItem('language', 'en');
    deleteDrafts('t|wang|');
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft:t|li|0|x', 'language']);
  });

  test('are deleted when they are too old, invalid or too many, oldest first', () => {
    const now = 100 * dayMs;
    for (const age of [3, 1, 15, 2]) writeDraft(`${age}`, draft(now - age * dayMs));
    localStorage.setItem('draft:broken', '{');
    pruneDrafts(now, 14, 2);
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft:1', 'draft:2']);
  });
});
