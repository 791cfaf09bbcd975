import { pasteAsList } from '@/elements/control/paste-lines';
import { useTranslation } from '@/i18n';
import { maskNumber } from '@/lib/mask';
import { normalizePhone } from '@/lib/phone';
import { Grid } from '@/ui/layout/layout';
import type { ConditionProps } from '@/values/filter-kind';
import { TextCondition } from '@/values/text/text-condition';

export function PhoneCondition(props: ConditionProps) {
  const { t } = useTranslation();
  const { value } = props;
  return (
    <TextCondition
      {...props}
      toText={normalizePhone}
      mask={maskNumber}
      inputMode="tel"
      onPaste={pasteAsList}
    >
      {typeof value === 'string' && value !== '' && !/\p{Nd}/u.test(value) && (
        <Grid as="output" tone="secondary" above={1}>
          {t('elements.filter.noPhone')}
        </Grid>
      )}
    </TextCondition>
  );
}
