import type { ClientAppVersionInput } from '@/api/base-support/client-app';
import { patterns } from '@/lib/patterns';
import { findAttachment } from '@/mocks/files/attachments';
import { checks, forbidden } from '@/mocks/server/checks';
import { endingOf } from '@/mocks/files/file-kinds';
import type { Received } from '@/mocks/server/mock';

const wrongVersion = {
  zh: '请输入三段数字的版本号，不带前导零，例如 2.3.0。',
  en: 'Enter a version of three numbers without leading zeros, e.g. 2.3.0.',
};
const maxNotes = 500;

/** Below 0 when `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const index = left.findIndex((part, place) => part !== right[place]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

export const notGreater = (version: string, current: string) =>
  forbidden('VersionNotGreater', {
    zh: `版本号 ${version} 必须大于当前版本 ${current}。`,
    en: `The version ${version} must be greater than the current one, ${current}.`,
  });
export const versionExists = (version: string) =>
  forbidden('VersionExists', {
    zh: `版本号 ${version} 已发布过，请使用新的版本号。`,
    en: `The version ${version} has already been published; use a new one.`,
  });
export const notEarlier = (version: string, current: string) =>
  forbidden('VersionNotEarlier', {
    zh: `只能回滚到当前版本 ${current} 之前的版本，不能回滚到 ${version}。`,
    en: `You can only roll back to a version before the current one (${current}), not to ${version}.`,
  });

/** Checks a release against the field rules; refuses with 400. */
export async function readRelease(body: Received<ClientAppVersionInput>) {
  const check = checks(body);
  const rule = { required: true, pattern: patterns.version, wrong: wrongVersion };
  const fields = {
    version: check.text('version', rule),
    minVersion: check.text('minVersion', rule),
    notes: check.text('notes', { required: true, max: maxNotes }),
    isForced: check.flag('isForced'),
  };
  const upload = body.packageId ? await findAttachment(String(body.packageId)) : null;
  if (upload === undefined) check.unknown('packageId');
  else if (upload && endingOf(upload.name) !== 'zip') {
    check.add('packageId', {
      zh: '安装包必须是 .zip 文件。',
      en: 'The package must be a .zip file.',
    });
  }
  if (!check.errors.length && compareVersions(fields.minVersion, fields.version) > 0) {
    check.add('minVersion', {
      zh: '最低版本不能高于发布的版本。',
      en: 'The minimum version must not be higher than the version to be published.',
    });
  }
  check.done();
  return {
    ...fields,
    packageId: upload?.id ?? null,
    packageName: upload?.name ?? null,
    packageSize: upload?.size ?? null,
  };
}
