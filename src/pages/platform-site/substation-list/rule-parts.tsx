import { substationRuleApi, type SubstationRule } from '@/api/substation/substation-rule';
import type { Id, Saved } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import { SortingOption } from '@/enums';
import { type AnyField } from '@/schema/field';
import { nonNegativeInteger } from '@/values/rules';
import { DisplayRegionsField, ReceiversField } from './rule-fields';

/** A part of the rule with the call that saves it. */
export interface RulePart {
  key: string;
  fields: (substationId: Id) => AnyField[];
  save: (rule: SubstationRule) => Promise<Saved<SubstationRule>>;
}

const name = 'platform-site.rule';
const maxDailyPrices = 999;

export const ruleParts: RulePart[] = [
  {
    key: 'display',
    fields: (substationId) =>
      fieldsOf<SubstationRule>([
        { key: 'displaysAll', type: 'flag', hint: `${name}.hints.displaysAll` },
        {
          key: 'displayRegionIds',
          type: 'custom',
          required: true,
          visible: ({ displaysAll }) => !displaysAll,
          render: (control) => <DisplayRegionsField {...control} substationId={substationId} />,
        },
      ]),
    save: ({ substationId, displaysAll, displayRegionIds, concurrencyStamp }) =>
      substationRuleApi.update({
        substationId,
        displaysAll,
        displayRegionIds: displaysAll ? [] : displayRegionIds,
        concurrencyStamp,
      }),
  },
  {
    key: 'other',
    fields: () =>
      fieldsOf<SubstationRule>([
        {
          key: 'defaultSorting',
          type: 'code',
          control: 'radio',
          enum: SortingOption,
          required: true,
        },
        { key: 'showsOthers', type: 'flag', hint: `${name}.hints.showsOthers` },
        { key: 'masksMobile', type: 'flag', hint: `${name}.hints.masksMobile` },
        {
          key: 'dailyPriceLimit',
          type: 'number',
          min: 1,
          max: maxDailyPrices,
          rules: [nonNegativeInteger],
          hint: `${name}.hints.dailyPriceLimit`,
        },
      ]),
    save: (rule) => substationRuleApi.updateOther(rule),
  },
  {
    key: 'receive',
    fields: (substationId) =>
      fieldsOf<SubstationRule>([
        {
          key: 'receiveSubstationIds',
          type: 'custom',
          hint: `${name}.hints.receiveSubstationIds`,
          render: (control) => <ReceiversField {...control} substationId={substationId} />,
        },
      ]),
    save: (rule) => substationRuleApi.updateOther(rule),
  },
];
