import { LinkType } from '@/enums';
import type { Check } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { entryOf } from '@/lib/enum';
import messages from '@/mocks/server/messages.json';

const maxLength = 500;
const inAppPattern = /^\/[\w/-]+(\?[\w=&%.-]*)?$/;
/** An app id, optionally with a page after a slash. */
const miniProgramPattern = /^wx[0-9A-Za-z]{16}(\/[\w/?=&%.-]*)?$/;

/** A whole https address of a named host, without a user in it. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username;
}

const patterns = { [LinkType.inApp]: inAppPattern, [LinkType.miniProgram]: miniProgramPattern };
const wrong = {
  [LinkType.inApp]: messages.wrongInApp,
  [LinkType.miniProgram]: messages.wrongMiniProgram,
};

/** The type of a link and the link that this type needs; null for the type that has none. */
export async function readLink(check: Check<'linkType' | 'link'>) {
  const linkType = check.code('linkType', LinkType.$values);
  return { linkType, link: await linkOf(check, linkType) };
}

async function linkOf(check: Check<'link'>, linkType: LinkType | undefined) {
  if (linkType === undefined) return null;
  if (linkType === LinkType.none) {
    if (check.optional('link')) check.add('link', messages.linkNotWanted);
    return null;
  }
  const rule = { required: true, max: maxLength };
  if (linkType === LinkType.web) {
    const link = check.text('link', rule);
    if (link && !isWebAddress(link)) check.add('link', messages.wrongWeb);
    return link;
  }
  const [pattern, message] = [entryOf(patterns, linkType), entryOf(wrong, linkType)];
  const link = check.text('link', { ...rule, pattern, wrong: message });
  if (linkType === LinkType.miniProgram && miniProgramPattern.test(link)) {
    const apps = (await db.partnerApps.open()).all();
    check.known('link', () => apps.find(({ appId }) => link.split('/')[0] === appId));
  }
  return link;
}
