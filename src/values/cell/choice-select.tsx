import type { ComponentProps } from 'react';
import { shownText } from '@/elements/text/plain-text';
import { NativeSelect } from '@/ui/text-input';

interface ChoiceSelectProps<Choice> extends Omit<ComponentProps<typeof NativeSelect>, 'onChange'> {
  /** The current value. The user can leave one that is not among the choices, e.g. a new code, but not choose it. */
  current: unknown;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** A native select of codes or of true and false. */
export function ChoiceSelect<Choice extends number | boolean>(props: ChoiceSelectProps<Choice>) {
  const { current, choices, nameOf, onChoose, ...rest } = props;
  return (
    <NativeSelect
      {...rest}
      value={String(current)}
      onChange={({ target }) => {
        const choice = choices.find((one) => String(one) === target.value);
        if (choice !== undefined) onChoose(choice);
      }}
    >
      {!choices.some((choice) => String(choice) === String(current)) && (
        <option value={String(current)} disabled hidden>
          {shownText(current)}
        </option>
      )}
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {nameOf(choice)}
        </option>
      ))}
    </NativeSelect>
  );
}
