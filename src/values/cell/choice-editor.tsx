import { useState } from 'react';
import type { EditorProps } from '@/values/column-kind';
import { ChoiceSelect } from './choice-select';
import styles from './cell-editor.module.css';

interface ChoiceEditorProps extends Pick<EditorProps<never>, 'label' | 'value' | 'onCommit'> {
  choices: readonly (number | boolean)[];
  nameOf: (choice: number | boolean) => string;
}

/** The codes of an enum, or the two names of a state, which a bare checkbox cannot show. */
export function ChoiceEditor({ label, value, choices, nameOf, onCommit }: ChoiceEditorProps) {
  const [draft = value, setDraft] = useState<unknown>();
  return (
    <ChoiceSelect
      className={styles.input}
      aria-label={label}
      current={draft}
      choices={choices}
      nameOf={nameOf}
      onChoose={(choice) => {
        setDraft(choice);
        onCommit(choice);
      }}
    />
  );
}
