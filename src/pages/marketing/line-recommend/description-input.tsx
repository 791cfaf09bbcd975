import { useEffect, useEffectEvent, useRef } from 'react';
import { companyDetailApi } from '@/api/company/company-detail';
import { recommendTextLength, textareaRows } from '@/config/limits';
import { lengthCount } from '@/elements/control/length-count';
import { useTranslation } from '@/i18n';
import { isId } from '@/lib/guards';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { TextArea } from '@/ui/antd/input';
import { Button } from '@/ui/button';
import { Grid } from '@/ui/layout/layout';

/** Loads the default text of the company when it is selected. */
function useDefaultText(onText: (text: string) => void) {
  const form = Form.useFormInstance();
  const companyId: unknown = Form.useWatch('companyId', { form, preserve: true });
  const onLoaded = useEffectEvent(onText);
  useEffect(() => {
    if (!isId(companyId)) return;
    const call = new AbortController();
    companyDetailApi.lineRecommendText({ id: companyId }, { signal: call.signal }).then(
      ({ description }) => onLoaded(description),
      // The API client has shown the error; the user can write the text.
      () => undefined,
    );
    return () => call.abort();
  }, [companyId]);
}

/** The text below the line. It follows the default text of the selected company until the user edits it. */
export function DescriptionInput({ id, value, label, disabled, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation();
  const text = typeof value === 'string' ? value : '';
  const suggested = useRef('');
  useDefaultText((next) => {
    if (text === '' || text === suggested.current) onChange?.(next);
    suggested.current = next;
  });
  return (
    <Grid gap={1} justify="start">
      <TextArea
        id={id}
        aria-label={id ? undefined : label}
        disabled={disabled}
        rows={textareaRows}
        count={lengthCount(recommendTextLength)}
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button
        variant="link"
        disabled={disabled}
        onClick={() => suggested.current && onChange?.(suggested.current)}
      >
        {t('marketing.recommend.useDefault')}
      </Button>
    </Grid>
  );
}
