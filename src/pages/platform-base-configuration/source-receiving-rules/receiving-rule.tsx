import { ApiError } from '@/api/errors';
import {
  goodsOrderApplyRuleApi,
  type GoodsOrderApplyRule,
  type GoodsOrderApplyRuleInput,
} from '@/api/platform/goods-order-apply-rule';
import type { Id } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import { FormPage, type FormSection } from '@/elements/form/page/form-page';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyLevel } from '@/enums';
import { t } from '@/i18n';
import { type Rule } from '@/schema/field';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { integer } from '@/values/rules';
import { ruleChanges } from './rule-summary';

const name = 'platform-base-configuration.rule';

/** The form has a switch for "no limit", which is stored as missing minutes. */
type RuleForm = GoodsOrderApplyRuleInput & { isUnlimited: boolean };

const integerRules: readonly Rule[] = [integer];
const sections: FormSection[] = [
  {
    key: 'who',
    fields: fieldsOf<RuleForm>([
      {
        key: 'companyLevelTypes',
        type: 'code',
        multiple: true,
        enum: CompanyLevel,
        required: true,
        hint: `${name}.levelsHint`,
      },
      {
        key: 'dailyAccepts',
        fixed: true,
        required: true,
        columns: [
          { key: 'companyLevelType', type: 'code', enum: CompanyLevel, disabled: true },
          {
            key: 'count',
            type: 'number',
            min: 0,
            max: 999,
            unit: `${name}.unit.times`,
            required: true,
            rules: integerRules,
          },
        ],
        hint: `${name}.dailyHint`,
      },
      {
        key: 'companiesPerOrder',
        type: 'number',
        min: 1,
        max: 50,
        unit: `${name}.unit.companies`,
        required: true,
        rules: integerRules,
        hint: `${name}.companiesHint`,
      },
      { key: 'isMobileVisible', type: 'flag', hint: `${name}.mobileHint` },
    ]),
  },
  {
    key: 'times',
    fields: fieldsOf<RuleForm>([
      { key: 'isUnlimited', type: 'flag', hint: `${name}.unlimitedHint` },
      {
        key: 'acceptMinutes',
        type: 'number',
        min: 0,
        max: 100,
        unit: `${name}.unit.minutes`,
        visible: ({ isUnlimited }) => !isUnlimited,
        required: true,
        rules: integerRules,
        hint: `${name}.minutesHint`,
      },
      {
        key: 'cancelsPerDay',
        type: 'number',
        min: 0,
        max: 99,
        unit: `${name}.unit.times`,
        required: true,
        rules: integerRules,
      },
      {
        key: 'autoCompleteHours',
        type: 'number',
        min: 1,
        max: 720,
        unit: `${name}.unit.hours`,
        required: true,
        rules: integerRules,
        hint: `${name}.hoursHint`,
      },
    ]),
  },
];

const formOf = (rule: GoodsOrderApplyRule) => ({
  ...rule,
  isUnlimited: rule.acceptMinutes === null,
});

/** Confirms the changes; when the user cancels, the form keeps its values. */
async function confirmChanges(before: GoodsOrderApplyRule, after: GoodsOrderApplyRuleInput) {
  const changes = ruleChanges(before, after);
  if (!changes.length) return;
  const question = t(`${name}.confirm`, { substation: before.substationName });
  const isWanted = await confirmDialog({ content: [question, ...changes].join('\n') });
  if (!isWanted) throw new ApiError({ kind: 'cancelled' });
}

/** Edits the rule of one sub-station. */
export function ReceivingRule({ id }: { id: Id }) {
  const load = useLoad(['apply-rule', id], (signal) =>
    goodsOrderApplyRuleApi.one({ id }, { signal }),
  );
  const save = async (rule: GoodsOrderApplyRule, values: object) => {
    // The form has the keys of the input and the switch.
    const { isUnlimited, ...input } = { ...values, id } as RuleForm;
    const acceptMinutes = isUnlimited ? null : input.acceptMinutes;
    const next = { ...input, acceptMinutes };
    await confirmChanges(rule, next);
    const saved = await goodsOrderApplyRuleApi.update(next);
    return formOf(await load.applySaved(saved, next));
  };
  return (
    <QueryBoundary query={load} name={t(`${name}.fields.$record`)} shape="form">
      {(rule) => (
        <FormPage
          name={name}
          sections={sections}
          initial={formOf(rule)}
          draftKey={`apply-rule/${id}`}
          onSave={(values) => save(rule, { concurrencyStamp: rule.concurrencyStamp, ...values })}
          onReload={async () => formOf(await goodsOrderApplyRuleApi.one({ id }))}
        />
      )}
    </QueryBoundary>
  );
}
