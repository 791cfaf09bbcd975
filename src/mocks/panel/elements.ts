import type { Active } from '@/mocks/server/commands';
import type { Language, Text } from '@/mocks/server/errors';

export interface PanelOptions {
  language: Language;
  /** The latency that is shown while no command has set another one. */
  defaultLatencyMs: number;
  run: (command: () => Promise<unknown>) => void;
  say: (text: Text) => string;
}
/** A section of the panel: its elements, and a function that shows the current state in them. */
export interface Section {
  elements: HTMLElement[];
  show?: (active: Active) => void;
}

type Tags = HTMLElementTagNameMap;

export function make<Tag extends keyof Tags>(
  tag: Tag,
  properties: Partial<Tags[Tag]> = {},
  children: (Node | string)[] = [],
): Tags[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

export type Choice = [value: string, label: string];

const option = ([value, label]: Choice) => make('option', { value }, [label]);

export const select = (choices: Choice[]) => make('select', {}, choices.map(option));

/** Selects a value, and adds it to the options when it is missing. */
export function choose(list: HTMLSelectElement, value: string, label: string) {
  const isListed = [...list.options].some((each) => each.value === value);
  if (!isListed) list.append(option([value, label]));
  list.value = value;
}

/** Offers a text as a file. */
export function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export const button = (label: string, onclick: () => void, className = '') =>
  make('button', { type: 'button', className: `plain ${className}`, onclick }, [label]);

export const field = (label: string, input: HTMLElement) =>
  make('label', { className: 'row' }, [make('span', {}, [label]), input]);

export const toggle = (label: string, box: HTMLInputElement) =>
  make('label', { className: 'row switch' }, [make('span', {}, [label]), box]);

export const row = (...children: HTMLElement[]) => make('div', { className: 'row' }, children);
