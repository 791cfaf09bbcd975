import { textPx } from '@/lib/text';
import { Button, PageLink } from '@/ui/button';
import { MoreMenu } from '@/ui/overlay/more-menu';
import styles from './row-actions.module.css';

/** An action that the user may run on a row, as its button shows it. */
export interface ResolvedAction {
  code: string;
  text: string;
  danger?: boolean;
  /** Opens a popup about the record. */
  isDialog?: boolean;
  busy?: boolean;
  /** Path of the page that the action only opens. */
  to?: string;
  /**
   * Runs the action on its row. `opener` is the pressed button, which a confirmation can be anchored to. A row that looks
   * the same is not rendered again and keeps this function, so it must read the latest state.
   */
  onRun: (opener?: HTMLElement) => void;
}

/**
 * The action that opens a record: a press on its name and a touch on its card run it as well. A record without details
 * and without a form opens the first popup about it.
 */
export const openingAction = (actions: ResolvedAction[]) =>
  actions.find(({ code }) => code === 'details') ??
  actions.find(({ code }) => code === 'edit') ??
  actions.find(({ isDialog, danger }) => isDialog && !danger);

/** What the width of an action depends on. */
export type ActionText = Pick<ResolvedAction, 'text' | 'danger'>;

const maxLinks = 3;
const gapPx = 12;
const menuPx = 24;

/**
 * Splits the actions into links and the items of the menu 更多; destructive actions come last. In a table the dots of the
 * menu take the place of a link, because the column is as wide as its widest row, whose links only one row shows.
 */
function splitActions<Action extends ActionText>(actions: Action[], inCard = false) {
  const ordered = actions.toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const links = maxLinks - Number(!inCard && actions.length > maxLinks);
  return { shown: ordered.slice(0, links), hidden: ordered.slice(links) };
}

/** Returns the width in px of a row's links, or 0 without any. */
export function actionsPx(actions: ActionText[]) {
  const { shown, hidden } = splitActions(actions);
  return shown.reduce(
    (sum, { text }) => sum + textPx(text) + gapPx,
    hidden.length ? menuPx + gapPx : 0,
  );
}

interface RowActionsProps {
  actions: ResolvedAction[];
  /** Large enough for touch. */
  inCard?: boolean;
}

export function RowActions({ actions, inCard = false }: RowActionsProps) {
  const { shown, hidden } = splitActions(actions, inCard);
  return (
    <span className={inCard ? `${styles.links} ${styles.touch}` : styles.links}>
      {shown.map((action, index) =>
        action.to ? (
          <PageLink key={index} variant="link" to={action.to}>
            {action.text}
          </PageLink>
        ) : (
          <Button
            // Keyed by index: "enable" and "disable" replace each other in the same place, and the button keeps the
            // focus.
            key={index}
            variant="link"
            data-danger={action.danger}
            busy={action.busy}
            onClick={({ currentTarget }) => action.onRun(currentTarget)}
          >
            {action.text}
          </Button>
        ),
      )}
      {hidden.length > 0 && (
        <MoreMenu
          variant="link"
          items={hidden}
          isCompact={!inCard}
          onChoose={(action, opener) => action.onRun(opener)}
        />
      )}
    </span>
  );
}
