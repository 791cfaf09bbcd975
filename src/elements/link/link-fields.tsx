import type { RuleMessage, Field, FormRule } from '@/schema/field';
import { lazyControl } from '@/elements/form/fields/lazy-control';
import { httpsUrl, maxLength } from '@/elements/form/rules';
import { LinkType } from '@/enums';
import { patterns } from '@/lib/patterns';
import { type CodeTable, entryOf } from '@/lib/enum';

/** What adverts and icons have in common: where a tap on them leads. */
interface LinkInput {
  linkType: LinkType;
  /** As the calls write it: `/pages/…` of the app, an https address, or `wx…` with its page behind a slash. */
  link?: string | null;
}

const maxLinkLength = 500;
const isNamedHost = (text: string) => URL.canParse(text) && new URL(text).hostname.includes('.');

/** What the link of each type must look like. */
const rulesByType: Partial<CodeTable<LinkType, (text: string) => RuleMessage | null>> = {
  [LinkType.inApp]: (text) => (patterns.appPath.test(text) ? null : 'linkInApp'),
  [LinkType.web]: (text) => httpsUrl(text) ?? (isNamedHost(text) ? null : 'httpsUrl'),
  [LinkType.miniProgram]: (text) => (patterns.miniProgram.test(text) ? null : 'linkMiniProgram'),
};

const matchesType: FormRule<LinkInput> = (value, { linkType }) => {
  const ruleOfType = linkType === undefined ? undefined : entryOf(rulesByType, linkType);
  return typeof value === 'string' && value ? (ruleOfType?.(value) ?? null) : null;
};
const needsLink = ({ linkType }: Partial<LinkInput>) =>
  linkType !== undefined && linkType !== null && linkType !== LinkType.none;

const LinkControl = lazyControl(async () => (await import('./link-control')).LinkControl);

/**
 * The type of link and the link it needs, for any form that has both:
 * `form: [{ key: 'name' }, ...linkFields, { key: 'sort', type: 'number' }]`, with labels at `fields.linkType` and
 * `fields.link`. Without a type of link no link shows, and none is sent.
 */
export const linkFields: Field<LinkInput>[] = [
  { key: 'linkType', type: 'select', of: LinkType, required: true },
  {
    key: 'link',
    type: 'custom',
    validatesOnBlur: true,
    visible: needsLink,
    required: needsLink,
    rules: [matchesType, maxLength(maxLinkLength)],
    render: (control) => <LinkControl {...control} />,
    preload: LinkControl.preload,
  },
];
