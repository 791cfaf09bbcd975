import type { GoodsOrderApplyRuleInput } from '@/api/platform/goods-order-apply-rule';
import { CompanyLevel } from '@/enums';
import { t } from '@/i18n';
import { cellText } from '@/values/cell-text';

const name = 'platform-base-configuration.rule';

type Rule = GoodsOrderApplyRuleInput;
/** The values of a rule as pairs of label and text. */
function linesOf(rule: Rule): [label: string, text: string][] {
  const label = (key: string) => t(`${name}.fields.${key}`);
  const counted = (key: keyof Rule, unit: string, value: number | null): [string, string] => [
    label(key),
    value === null ? t(`${name}.units.unlimited`) : t(`${name}.units.${unit}`, { count: value }),
  ];
  const level = (code: CompanyLevel) => cellText(code, 'code', { enum: CompanyLevel });
  const levels = CompanyLevel.$values.filter((code) => rule.companyLevelTypes.includes(code));
  return [
    [label('companyLevelTypes'), levels.map(level).join(t('elements.cells.separator'))],
    ...rule.dailyAccepts.map(({ companyLevelType, count }): [string, string] => [
      t(`${name}.dailyOf`, { level: level(companyLevelType) }),
      t(`${name}.units.times`, { count }),
    ]),
    counted('companiesPerOrder', 'companies', rule.companiesPerOrder),
    [label('isMobileVisible'), cellText(rule.isMobileVisible, 'flag')],
    counted('acceptMinutes', 'minutes', rule.acceptMinutes),
    counted('cancelsPerDay', 'times', rule.cancelsPerDay),
    counted('autoCompleteHours', 'hours', rule.autoCompleteHours),
  ];
}

/** One line for every changed value. */
export function ruleChanges(before: Rule, after: Rule): string[] {
  const old = new Map(linesOf(before));
  return linesOf(after)
    .filter(([label, text]) => old.get(label) !== text)
    .map(([label, text]) =>
      t(`${name}.change`, { label, before: old.get(label) ?? '', after: text }),
    );
}
