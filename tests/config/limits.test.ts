import { describe, expect, test } from 'vitest';
import * as limits from '@/config/limits';
import { rootRegionId } from '@/lib/region/region-tree';

/** The constants of the specification: a change here is a change of the product. */
const promised = {
  firstPage: 1,
  defaultPageSize: 20,
  listPageSizes: [5, 10, 20, 50, 80, 100],
  embeddedPageSizes: [5, 10, 20, 40, 60, 80],
  attachmentLimit: 1,
  imageLimit: 0,
  videoLimit: 1,
  toolbarUploadFiles: 99,
  identityTimeoutMs: 10_000,
  serviceTimeoutMs: 120_000,
  genericTimeoutMs: 10_000,
  noticeMs: 2_000,
  infoNoticeMs: 10_000,
  descriptionNoticeMs: 15_000,
  errorMessageMs: 5_000,
  switchReloadMs: 2_000,
  tabReloadMs: 500,
  filterDebounceMs: 50,
  tableResizeMs: 300,
  lockMs: 86_400_000,
  lockRounds: 600_000,
  mobileBelowPx: 992,
  extraSmallUpToPx: 768,
  switcherListMax: 10,
  searchLabelPx: 100,
  searchControlPx: 180,
  filterPopoverPx: 300,
  filterPopoverDateTimePx: 380,
  textareaRows: 6,
  detailColumns: 3,
  contentColumns: 4,
  watermarkPx: 160,
  watermarkAngle: 35,
  themeColour: '#1890ff',
  tableSettingCookieDays: 3650,
  allSubstationsId: 0,
} satisfies Partial<Record<keyof typeof limits, unknown>>;

describe('the constants of the specification', () => {
  test.each(Object.entries(promised))('%s', (name, value) => {
    expect(limits).toHaveProperty(name, value);
  });

  test('all lists of page sizes contain the default, sorted and without duplicates', () => {
    for (const sizes of [limits.listPageSizes, limits.embeddedPageSizes]) {
      expect(sizes).toContain(limits.defaultPageSize);
      expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    }
  });

  test('the root of the regions is 100000', () => {
    expect(rootRegionId).toBe(100_000);
  });
});
