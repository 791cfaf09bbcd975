import type { ClipboardEvent, ReactNode } from 'react';
import { conditionLength } from '@/config/limits';
import { lengthMessage } from '@/elements/control/length-count';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { t, useTranslation } from '@/i18n';
import { maskNumbers } from '@/lib/mask';
import { trimText } from '@/lib/text';
import { Input } from '@/ui/antd/input';
import { Text } from '@/ui/layout/layout';
import type { ConditionProps } from '@/values/filter-kind';
import { pasteKeyword } from './paste-keyword';

interface TextConditionProps extends ConditionProps {
  /** The text as it is sent. Default: trimmed. */
  toText?: (text: string) => string;
  mask?: (text: string) => string;
  inputMode?: 'tel';
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** A note below the input. */
  children?: ReactNode;
}

export function TextCondition(props: TextConditionProps) {
  const { value, labelText, onChange, toText = trimText, mask = maskNumbers } = props;
  useTranslation();
  const text = typeof value === 'string' ? value : '';
  const problem = lengthMessage(toText(text), conditionLength);
  const masked = useMaskedBox(text, mask);
  return (
    <>
      <Input
        aria-label={labelText}
        allowClear
        inputMode={props.inputMode}
        onPaste={props.onPaste ?? pasteKeyword}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== ''}
        placeholder={t('elements.filter.textHint', { label: labelText })}
        value={masked.text}
        onFocus={masked.onFocus}
        onBlur={masked.onBlur}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {props.children}
      {problem && (
        <Text as="p" tone="error" above={1} role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}
