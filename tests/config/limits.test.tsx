import { describe, expect, test } from 'vitest';
import { identityTimeoutMs, serviceTimeoutMs, genericTimeoutMs } from '@/api/clients';
import { switchReloadMs } from '@/app/layout/switcher/switch-substation';
import { switcherListMax } from '@/app/layout/switcher/switcher';
import { tabReloadMs } from '@/app/shell/use-location-tab';
import { watermarkPx, watermarkAngle } from '@/app/watermark/draw-watermark';
import {
  firstPage,
  defaultPageSize,
  listPageSizes,
  lockMs,
  mobileBelowPx,
  filterPopoverPx,
  textareaRows,
  themeColour,
  allSubstationsId,
} from '@/config/limits';
import { embeddedPageSizes } from '@/crud/list-parts';
import { detailColumns, contentColumns } from '@/elements/details/detail-view';
import { filterPopoverDateTimePx } from '@/elements/filter/filter-chip';
import { filterDebounceMs } from '@/elements/filter/use-draft';
import { searchLabelPx, searchControlPx } from '@/elements/form/page/search-form';
import { tableResizeMs } from '@/elements/table/use-frozen-height';
import { toolbarUploadFiles } from '@/elements/toolbar/uploads';
import { attachmentLimit } from '@/elements/upload/file-upload';
import { imageLimit, videoLimit } from '@/elements/upload/image-upload';
import { rootRegionId } from '@/lib/region/region-tree';
import { lockRounds } from '@/stores/lock';
import { tableSettingCookieDays } from '@/stores/table-settings';
import { noticeMs, infoNoticeMs, descriptionNoticeMs, errorMessageMs } from '@/ui/feedback/notify';
import { extraSmallUpToPx } from '@/ui/use-media';

/** The constants of the specification: a change here is a change of the product. */
const promised: [name: string, actual: unknown, value: unknown][] = [
  ['firstPage', firstPage, 1],
  ['defaultPageSize', defaultPageSize, 20],
  ['listPageSizes', listPageSizes, [5, 10, 20, 50, 80, 100]],
  ['embeddedPageSizes', embeddedPageSizes, [5, 10, 20, 40, 60, 80]],
  ['attachmentLimit', attachmentLimit, 1],
  ['imageLimit', imageLimit, 0],
  ['videoLimit', videoLimit, 1],
  ['toolbarUploadFiles', toolbarUploadFiles, 99],
  ['identityTimeoutMs', identityTimeoutMs, 10_000],
  ['serviceTimeoutMs', serviceTimeoutMs, 120_000],
  ['genericTimeoutMs', genericTimeoutMs, 10_000],
  ['noticeMs', noticeMs, 2_000],
  ['infoNoticeMs', infoNoticeMs, 10_000],
  ['descriptionNoticeMs', descriptionNoticeMs, 15_000],
  ['errorMessageMs', errorMessageMs, 5_000],
  ['switchReloadMs', switchReloadMs, 2_000],
  ['tabReloadMs', tabReloadMs, 500],
  ['filterDebounceMs', filterDebounceMs, 50],
  ['tableResizeMs', tableResizeMs, 300],
  ['lockMs', lockMs, 86_400_000],
  ['lockRounds', lockRounds, 600_000],
  ['mobileBelowPx', mobileBelowPx, 992],
  ['extraSmallUpToPx', extraSmallUpToPx, 768],
  ['switcherListMax', switcherListMax, 10],
  ['searchLabelPx', searchLabelPx, 100],
  ['searchControlPx', searchControlPx, 180],
  ['filterPopoverPx', filterPopoverPx, 300],
  ['filterPopoverDateTimePx', filterPopoverDateTimePx, 380],
  ['textareaRows', textareaRows, 6],
  ['detailColumns', detailColumns, 3],
  ['contentColumns', contentColumns, 4],
  ['watermarkPx', watermarkPx, 160],
  ['watermarkAngle', watermarkAngle, 35],
  ['themeColour', themeColour, '#1890ff'],
  ['tableSettingCookieDays', tableSettingCookieDays, 3650],
  ['allSubstationsId', allSubstationsId, 0],
];

describe('the constants of the specification', () => {
  test.each(promised)('%s', (_name, actual, value) => {
    expect(actual).toEqual(value);
  });

  test('all lists of page sizes contain the default, sorted and without duplicates', () => {
    for (const sizes of [listPageSizes, embeddedPageSizes]) {
      expect(sizes).toContain(defaultPageSize);
      expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    }
  });

  test('the root of the regions is 100000', () => {
    expect(rootRegionId).toBe(100_000);
  });
});
