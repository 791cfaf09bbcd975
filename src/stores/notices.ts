import { create } from 'zustand';

export interface Message {
  kind: 'message';
  level: 'error' | 'warning' | 'success' | 'info';
  text: string;
  ms: number;
  /** Offers the report of what has failed. */
  report?: boolean;
}
export interface Note {
  kind: 'notification';
  level: 'error' | 'success' | 'info';
  title: string;
  text: string;
  ms: number;
  placement: 'topRight' | 'topLeft';
}
export interface Dialog {
  kind: 'dialog';
  title: string;
  content: string;
  okText: string;
  /** Missing: an alert with one button. */
  cancelText?: string;
  danger?: boolean;
  /** The button it is about: on a desk the question stands there instead of in the middle of the window. */
  anchor?: HTMLElement;
  /** Neither Esc nor the backdrop closes it. */
  blocking?: boolean;
  /** Runs with the button loading; the dialog stays open when it fails. */
  onOk?: () => Promise<unknown>;
  done: (confirmed: boolean) => void;
}
export type Notice = (Message | Note | Dialog) & { id: number };

/** What waits to be shown. The host that draws it loads with the first notice. */
export const useNotices = create<{ waiting: Notice[]; wanted: boolean }>(() => ({
  waiting: [],
  wanted: false,
}));

let lastId = 0;
export function addNotice(notice: Message | Note | Dialog) {
  lastId += 1;
  const added: Notice = { ...notice, id: lastId };
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, added], wanted: true }));
}
