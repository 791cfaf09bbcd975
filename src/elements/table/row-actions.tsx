import { Button } from '@/ui/button';
import { t } from '@/i18n';
import { textPx } from '@/elements/table/columns/columns';
import { MoreMenu } from '@/ui/more-menu';
import styles from './row-actions.module.css';

/** An action that this user may take on this row, with its text. */
export interface ResolvedAction<Row> {
  code: string;
  text: string;
  danger?: boolean;
  busy?: boolean;
  /** `opener`: the button that was pressed, where a question about it stands. */
  onRun: (row: Row, opener?: HTMLElement) => void;
}

const shownAtOnce = 3;
const gapPx = 12;
const moreIconPx = 16;

/** The ones shown as links and those behind 更多; what destroys comes last. */
export function arrange<Row>(actions: ResolvedAction<Row>[]) {
  const ordered = actions.toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  return { shown: ordered.slice(0, shownAtOnce), hidden: ordered.slice(shownAtOnce) };
}

/** Room that the links of a row need, 0 without any. */
export function actionsPx<Row>(actions: ResolvedAction<Row>[]) {
  const { shown, hidden } = arrange(actions);
  const widths = shown.map(({ text }) => textPx(text));
  if (hidden.length) widths.push(textPx(t('elements.table.more')) + moreIconPx);
  return widths.reduce((sum, width) => sum + width + gapPx, 0);
}

interface RowActionsProps<Row> {
  row: Row;
  actions: ResolvedAction<Row>[];
  /** Large enough for a finger, as cards need them. */
  asButtons?: boolean;
}

export function RowActions<Row>({ row, actions, asButtons = false }: RowActionsProps<Row>) {
  const { shown, hidden } = arrange(actions);
  const variant = asButtons ? 'default' : 'link';
  return (
    <span className={asButtons ? styles.buttons : styles.links}>
      {shown.map((action, at) => (
        <Button
          // By its place: what was switched on offers to be switched off there, and keeps the focus.
          key={at}
          variant={variant}
          data-danger={action.danger}
          busy={action.busy}
          onClick={({ currentTarget }) => action.onRun(row, currentTarget)}
        >
          {action.text}
        </Button>
      ))}
      {hidden.length > 0 && (
        <MoreMenu
          variant={variant}
          items={hidden}
          onChoose={(action, opener) => action.onRun(row, opener)}
        />
      )}
    </span>
  );
}
