import { controlOf, isTypable, targetOf } from './controls';
import type { SpecAction } from './spec-text';

export type RecordedAction = SpecAction | { do: 'back' | 'forward' | 'reload' };

/** Keys that do more than typing. In a box, only some of them do. */
const keys = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'];
const keysOutsideBoxes = [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete'];
/** Letters that select, copy and paste: what they do is recorded itself. */
const clipboardLetters = /^[acvx]$/i;

const isShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.length === 1 && key !== ' ' && !clipboardLetters.test(key);

/** Returns the name of the key as Playwright spells it. */
function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const modifiers = [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    shiftKey && key.length > 1 && 'Shift',
  ];
  return [...modifiers, key === ' ' ? 'Space' : key].filter(Boolean).join('+');
}

function textOf(box: Element) {
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) return box.value;
  return box.textContent;
}

/** Returns the element that the event reached; null for the panel of the demo, which has a shadow root. */
function elementOf(event: Event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.getRootNode() === document ? target : null;
}

function eventControl(event: Event) {
  const element = elementOf(event);
  return element && controlOf(element);
}

/** React Router numbers the entries of the history. */
const historyIndex = () => Number(Object(history.state).idx ?? 0);

/** Turns what a person does with the page into actions. */
export class Recorder {
  readonly #actions: RecordedAction[];
  readonly #onChange: () => void;
  readonly #listening = new AbortController();
  /** The box of the latest action, while that is typing. */
  #typedIn: Element | null = null;
  #isPasting = false;
  /** The control to which a label passes a click on. */
  #forwarded: Element | null = null;
  /** The entry of the history before the latest action. */
  #historyIndex = historyIndex();

  constructor(actions: RecordedAction[], onChange: () => void) {
    this.#actions = actions;
    this.#onChange = onChange;
    // Listeners of the window come first: they see each control as the person does, before the page reacts.
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => addEventListener(type, listener, { capture: true, signal: this.#listening.signal });
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#keyDown(event));
    on('input', (event) => this.#input(event));
    on('paste', (event) => this.#paste(event));
    on('popstate', () => this.#popState());
  }

  stop() {
    this.#listening.abort();
  }

  #add(action: RecordedAction) {
    this.#typedIn = null;
    this.#historyIndex = historyIndex();
    this.#actions.push(action);
    this.#onChange();
  }

  #click(event: MouseEvent) {
    const element = elementOf(event);
    // A key that presses a button causes a click without a detail.
    if (!element || event.detail === 0 || element === this.#forwarded) return;
    const control = controlOf(element);
    if (!control) return;
    // The click on a label is followed at once by one on its control.
    this.#forwarded = control.contains(element) ? null : control;
    setTimeout(() => (this.#forwarded = null));
    this.#add({ do: 'press', target: targetOf(control) });
  }

  #keyDown(event: KeyboardEvent) {
    this.#isPasting = false;
    const element = elementOf(event);
    if (event.isComposing || !element) return;
    const isInBox = isTypable(element);
    const matters =
      isShortcut(event) ||
      keys.includes(event.key) ||
      (!isInBox && keysOutsideBoxes.includes(event.key));
    if (matters) this.#add({ do: 'key', key: keyName(event) });
  }

  #paste(event: ClipboardEvent) {
    const box = eventControl(event);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!box || !isTypable(box) || !text) return;
    this.#forgetPressOn(box);
    this.#add({ do: 'paste', target: targetOf(box), text });
    this.#isPasting = true;
  }

  #input(event: Event) {
    const box = eventControl(event);
    const isPasting = this.#isPasting;
    this.#isPasting = false;
    if (isPasting || !box || !isTypable(box)) return;
    const text = textOf(box);
    const latest = this.#actions.at(-1);
    if (this.#typedIn === box && latest?.do === 'type') {
      latest.text = text;
      this.#onChange();
      return;
    }
    this.#forgetPressOn(box);
    this.#add({ do: 'type', target: targetOf(box), text, replaces: true });
    this.#typedIn = box;
  }

  /** Typing and pasting press their box themselves. */
  #forgetPressOn(box: Element) {
    const latest = this.#actions.at(-1);
    if (latest?.do !== 'press') return;
    const { role, name, nth } = targetOf(box);
    const { target } = latest;
    if (target.role === role && target.name === name && target.nth === nth) this.#actions.pop();
  }

  #popState() {
    this.#add({ do: historyIndex() > this.#historyIndex ? 'forward' : 'back' });
  }
}
