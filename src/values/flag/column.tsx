import { useState } from 'react';
import { textPx } from '@/lib/text';
import { Checkbox } from '@/ui/checkbox';
import { ChoiceEditor } from '@/values/cell/choice-editor';
import { dotPx, Status } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent, EditorProps } from '@/values/column-kind';
import { flagText } from './flag-text';

const drawStatus: DrawContent = ({ column, row, text }) => (
  <Status text={text} tone={row[column.key] ? 'active' : 'over'} />
);

function FlagEditor<Row>({ column, label, value, onCommit }: EditorProps<Row>) {
  const [checked = Boolean(value), setChecked] = useState<boolean>();
  const { labels } = column;
  if (labels) {
    const nameOf = (choice: unknown) => flagText(choice, labels);
    return <ChoiceEditor {...{ label, value, onCommit, nameOf }} choices={[true, false]} />;
  }
  return (
    <Checkbox
      label={label}
      checked={checked}
      onChange={(on) => {
        setChecked(on);
        onCommit(on);
      }}
    />
  );
}

export const flagColumn: ColumnKind = {
  groupsBy: 'value',
  width: 80,
  // A switch shows a status as well, while nobody uses it.
  textWidth: ({ labels }) =>
    dotPx + Math.max(...[true, false].map((value) => textPx(flagText(value, labels)))),
  align: 'center',
  text: (value, { labels }) => flagText(value, labels),
  content: ({ labels }) => labels && drawStatus,
  Editor: FlagEditor,
  choices: () => [true, false],
  isStatus: ({ labels, control }) => labels !== undefined && !control,
};
