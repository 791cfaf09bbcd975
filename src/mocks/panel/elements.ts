type Tags = HTMLElementTagNameMap;

/** An element with these properties and children. */
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

/** Shows a value, also one that was never among the choices. */
export function choose(list: HTMLSelectElement, value: string, label: string) {
  const known = [...list.options].some((each) => each.value === value);
  if (!known) list.append(option([value, label]));
  list.value = value;
}

export const button = (label: string, onclick: () => void, look = '') =>
  make('button', { type: 'button', className: `plain ${look}`, onclick }, [label]);

/** A control with its label in front. */
export const field = (label: string, control: HTMLElement) =>
  make('label', { className: 'row' }, [make('span', {}, [label]), control]);

/** A label that switches on and off. */
export const toggle = (label: string, box: HTMLInputElement) =>
  make('label', { className: 'row switch' }, [make('span', {}, [label]), box]);

export const row = (...children: HTMLElement[]) => make('div', { className: 'row' }, children);
