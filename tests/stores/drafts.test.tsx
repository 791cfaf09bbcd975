import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteDraft,
  deleteDrafts,
  findDraft,
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

  test('are deleted for one owner together, without other stored values', () => {
    for (const key of ['t|wang|0|x', 't|wang|1|y', 't|li|0|x']) writeDraft(key, draft(1));
    localStorage.setItem('language', 'en');
    deleteDrafts('t|wang|');
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft:t|li|0|x', 'language']);
  });

  test('are deleted when they are too old, invalid or too many, oldest first', () => {
    const now = 100 * dayMs;
    for (const age of [1, 2, 3, 15]) writeDraft(`${age}`, draft(now - age * dayMs));
    localStorage.setItem('draft:broken', '{');
    pruneDrafts(now, 14, 2);
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft:1', 'draft:2']);
  });
});
