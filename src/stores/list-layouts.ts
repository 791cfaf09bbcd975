import { isRecord, isString } from '@/lib/guards';
import { perUser, userKeyPrefixes } from './per-user';

/** The layout of each list that the user has chosen last. */
type LayoutByList = Record<string, string>;

const isLayoutByList = (value: unknown): value is LayoutByList =>
  isRecord(value) && Object.values(value).every(isString);

const layouts = perUser<LayoutByList>(userKeyPrefixes.listLayouts, isLayoutByList, {});

export const useListLayout = (list: string): string | undefined =>
  layouts.useValue((byList) => byList[list]);

export const setListLayout = (list: string, layout: string) =>
  layouts.update((byList) => ({ ...byList, [list]: layout }));
