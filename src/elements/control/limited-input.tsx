import { useId, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n';
import { Grid, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { lengthMessage } from './length-count';

interface LimitedInputProps extends ComponentProps<typeof TextInput> {
  value: string;
  max: number;
}

/** A text input that keeps a text that is too long, and says how long it may be. */
export function LimitedInput({ max, ...props }: LimitedInputProps) {
  useTranslation();
  const id = useId();
  const problem = lengthMessage(props.value, max);
  return (
    <Grid as="span" gap={1} grow shrink>
      <TextInput
        {...props}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      />
      {problem && (
        <Text tone="error" id={id} role="alert">
          {problem}
        </Text>
      )}
    </Grid>
  );
}
