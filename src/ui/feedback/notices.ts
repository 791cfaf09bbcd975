import { create } from 'zustand';
import type { Id } from '@/api/types';

export interface Message {
  kind: 'message';
  level: 'error' | 'warning' | 'success' | 'info';
  text: string;
  ms: number;
  /** Offers to copy the report of recent errors. */
  report?: boolean;
}
/** A saved change of one record, and the request that takes it back. */
export interface UndoTask {
  id: Id;
  /** Identifies the record among those of all lists. */
  record: string;
  /** The name of the record in the results. */
  name: string;
  /** Rejects with the reason; the caller shows it. */
  run: () => Promise<unknown>;
}
/** The changes that one action has saved. */
export interface Undo {
  tasks: UndoTask[];
  /** Called after the tasks have run, also when some of them failed. */
  onDone: () => void;
}
export interface Notification {
  kind: 'notification';
  level: 'error' | 'success' | 'info';
  title: string;
  text: string;
  ms: number;
  placement: 'topRight' | 'topLeft';
  /** Offers to take back what has been saved. */
  undo?: Undo;
}
/** Takes back at once what has been saved, and shows the result of each. */
interface UndoNow {
  kind: 'undo';
  undo: Undo;
}
export interface Dialog {
  kind: 'dialog';
  title: string;
  content: string;
  okText: string;
  /** Without it the dialog is an alert with one button. */
  cancelText?: string;
  danger?: boolean;
  /** The button that opened the dialog: on a desktop the question appears next to it instead of in the middle of the window. */
  anchor?: HTMLElement;
  /** Neither Esc nor a click on the backdrop closes it. */
  blocking?: boolean;
  /** Runs while the button shows a spinner; the dialog stays open when it rejects. */
  onOk?: () => Promise<unknown>;
  done: (confirmed: boolean) => void;
}
export type Notice = (Message | Notification | UndoNow | Dialog) & { id: number };

/** The notices that are not shown yet. The component that shows them loads with the first notice. */
export const useNotices = create<{ queue: Notice[]; isHostNeeded: boolean }>(() => ({
  queue: [],
  isHostNeeded: false,
}));

let lastId = 0;
export function addNotice(notice: Message | Notification | UndoNow | Dialog) {
  lastId += 1;
  const added: Notice = { ...notice, id: lastId };
  useNotices.setState(({ queue }) => ({ queue: [...queue, added], isHostNeeded: true }));
}

/** Removes the queued notices and returns them, except those that stay queued until the user answers. */
export function drainNotices(stays = (_notice: Notice) => false): Notice[] {
  const { queue } = useNotices.getState();
  const drained = queue.filter((notice) => !stays(notice));
  if (drained.length) useNotices.setState({ queue: queue.filter(stays) });
  return drained;
}
