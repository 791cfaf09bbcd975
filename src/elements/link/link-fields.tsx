import { lazyControl } from '@/elements/query/lazy-control';
import { LinkType } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { patterns } from '@/lib/patterns';
import type { RuleMessage, Field, FormRule } from '@/schema/field';
import { httpsUrl, maxLength } from '@/values/rules';

/** The properties of adverts and icons that say what a tap on them opens. */
interface LinkInput {
  linkType: LinkType;
  /** As sent: `/pages/…` of the app, an https address, or `wx…/page` of a mini program. */
  link?: string | null;
}

const maxLinkLength = 500;
const isNamedHost = (text: string) => URL.canParse(text) && new URL(text).hostname.includes('.');

/** The rule for the link of each type. */
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
 * The fields for the type of link and the link, for any form that has both:
 * `form: [{ key: 'name' }, ...linkFields, { key: 'sort', type: 'number' }]`, with labels at `fields.linkType` and
 * `fields.link`. Without a type the link is hidden, and null is sent for it.
 */
export const linkFields: Field<LinkInput>[] = [
  { key: 'linkType', type: 'code', enum: LinkType, required: true },
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
