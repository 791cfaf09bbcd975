import { codeText } from '@/elements/text/plain-text';
import type { AnyEnum } from '@/lib/enum';
import { textPx } from '@/lib/text';
import { ChoiceEditor } from '@/values/cell/choice-editor';
import { dotPx, Status } from '@/values/cell/text-cells';
import type { ColumnKind, ColumnOptions, DrawContent } from '@/values/column-kind';

/** Width of a radio button with its margins, and of a select's border with its arrow. */
const radioPx = 32;
const selectPx = 40;

/** A status has a dot before its text; a type has none. */
const hasDot = (codes?: AnyEnum) => codes?.$values.some(codes.$tone) ?? false;

/** Radio buttons are next to each other, so their widths are added. */
function textWidth({ enum: codes, control }: ColumnOptions) {
  const widths = codes?.$values.map((code) => textPx(codeText(code, codes))) ?? [];
  if (control === 'radio') return widths.reduce((sum, width) => sum + radioPx + width, 0);
  return Math.max(0, ...widths) + (control ? selectPx : hasDot(codes) ? dotPx : 0);
}

const drawStatus: DrawContent = ({ column, row, text }) => (
  <Status text={text} tone={column.enum?.$tone(row[column.key])} />
);

export const codeColumn: ColumnKind = {
  groupsBy: 'value',
  width: 96,
  // Its longest text, which `textWidth` knows, is enough.
  minWidth: 0,
  textWidth,
  align: 'center',
  text: (value, options) => codeText(value, options.enum),
  content: () => drawStatus,
  isInert: true,
  Editor: ({ column, ...props }) => (
    <ChoiceEditor
      {...props}
      choices={column.enum?.$values ?? []}
      nameOf={(value) => codeText(value, column.enum)}
    />
  ),
  choices: (options) => options.enum?.$values ?? [],
  isStatus: (options) => options.control !== 'radio' && hasDot(options.enum),
};
