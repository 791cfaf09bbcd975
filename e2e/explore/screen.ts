import type { Page } from '@playwright/test';
import { isRecord, isString } from '../../src/lib/guards';
import { pressableRoles, typableRoles } from '../../src/mocks/recorder/roles';

/** A control as a person finds it: by its role and name; `nth` tells controls of the same role and name apart. */
export interface Control {
  role: string;
  name: string;
  nth: number;
  isDisabled: boolean;
  /** The options of the browser's own select. */
  options?: string[];
  /** Whether it lies in a row of a table or in an item of a list. */
  isInRow: boolean;
  /** Whether it lies in a dialog. */
  isInDialog: boolean;
  /** Whether no dialog covers it: it lies in the innermost one, or in a list that was opened from there. */
  isOnTop: boolean;
}

export interface Screen {
  controls: Control[];
  /** The names and texts of the open dialogs, outermost first. */
  dialogs: string[];
  /** The headings of the page and of its dialogs. */
  headings: string[];
  /** The texts of messages: alerts and status regions. */
  messages: string[];
  /** The short texts of cells, as somebody types them to find a record. */
  cells: string[];
}

export const isTypable = ({ role }: { role: string }) => typableRoles.has(role);

/** The switch of the demo's own panel and its pages of sample data, which no user has. */
const isOfDemo = (name: string) =>
  /^(模拟后端|Mocked backend|元素展示$|Gallery$|性能测量$|Benchmarks$)/.test(name);

const maxCellLength = 16;

const textOf = (value: unknown) => (isString(value) ? value : '');

/** Collects the text of a part of the accessibility tree. */
function textIn(node: Record<string, unknown>): string {
  const children = Array.isArray(node.children) ? node.children : [];
  return [
    textOf(node.name),
    textOf(node.text),
    ...children.map((child) => (isRecord(child) ? textIn(child) : textOf(child))),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the options of the browser's own select: only that contains its options. */
function optionsOf(children: unknown[]): string[] | undefined {
  const options = children.filter(isRecord).filter(({ role }) => role === 'option');
  return options.length ? options.map(({ name }) => textOf(name)) : undefined;
}

function noteTexts(screen: Screen, kind: string, node: Record<string, unknown>) {
  if (kind === 'heading') screen.headings.push(textIn(node));
  if (kind === 'alert' || kind === 'status') screen.messages.push(textIn(node));
  const label = kind === 'cell' || kind === 'gridcell' ? textOf(node.name) : '';
  if (label && label.length <= maxCellLength) screen.cells.push(label);
}

/** Reads what a person can see and use at the moment, from the accessibility tree. */
export async function readScreen(page: Page): Promise<Screen> {
  const screen: Screen = { controls: [], dialogs: [], headings: [], messages: [], cells: [] };
  const counts = new Map<string, number>();
  /** The controls in front of the innermost dialog so far. */
  let numCovered = 0;
  const visit = (node: unknown, isInRow: boolean, isInDialog: boolean) => {
    if (!isRecord(node)) return;
    const { role, name, disabled } = node;
    const children = Array.isArray(node.children) ? node.children : [];
    const [kind, label] = [textOf(role), textOf(name)];
    if (isOfDemo(label)) return;
    const isDialog = kind === 'dialog' || kind === 'alertdialog';
    if (isDialog) {
      screen.dialogs.push(textIn(node));
      numCovered = screen.controls.length;
    }
    noteTexts(screen, kind, node);
    const options = kind === 'combobox' ? optionsOf(children) : undefined;
    if (label && (typableRoles.has(kind) || pressableRoles.has(kind))) {
      const key = `${kind} ${label}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      screen.controls.push({
        role: kind,
        name: label,
        nth,
        isDisabled: disabled === true,
        options,
        isInRow,
        isInDialog: isInDialog || isDialog,
        isOnTop: true,
      });
    }
    const isRow = kind === 'row' || kind === 'listitem';
    if (!options)
      for (const child of children) visit(child, isInRow || isRow, isInDialog || isDialog);
  };
  const tree: unknown = await page.ariaSnapshotJSON({ mode: 'ai' });
  for (const root of Array.isArray(tree) ? tree : [tree]) visit(root, false, false);
  for (const control of screen.controls.slice(0, numCovered)) control.isOnTop = false;
  return screen;
}
