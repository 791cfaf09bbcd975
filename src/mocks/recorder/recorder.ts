import { controlOf, isTypable, targetOf } from './controls';
import { Drag } from './drag';
import { areSmall, readFile } from './files';
import type { SpecAction, SpecFile, Target } from './spec-text';

export type RecordedAction =
  | SpecAction
  | { do: 'drag'; target: Target; to: Target }
  | { do: 'upload'; target: Target; files: SpecFile[] }
  | { do: 'back' | 'forward' | 'reload' };

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
  /** The control whose next click is none of the person: a label passes it on, or it ends a drag. */
  #forwarded: Element | null = null;
  #drag: Drag | null = null;
  /** The control that was pressed last, which may have opened the browser's dialog for files. */
  #opener: Target | null = null;
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
    on('pointerdown', (event) => this.#pointerDown(event));
    on('pointerup', (event) => this.#endDrag(event));
    on('drop', (event) => this.#drop(event));
    on('change', (event) => this.#change(event));
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
    if (!control.contains(element)) this.#ignoreClick(control);
    this.#opener = targetOf(control);
    this.#add({ do: 'press', target: this.#opener });
  }

  #ignoreClick(control: Element) {
    this.#forwarded = control;
    setTimeout(() => (this.#forwarded = null));
  }

  #pointerDown(event: PointerEvent) {
    const element = elementOf(event);
    const control = element && controlOf(element);
    this.#drag = control && !isTypable(control) ? new Drag(control, event) : null;
    if (element?.closest('[role=separator]'))
      this.#add({ do: 'note', text: 'Not recorded: the width of a column.' });
  }

  #endDrag(event: MouseEvent) {
    const control = this.#drag?.control;
    const end = this.#drag?.controlAt(event);
    this.#drag = null;
    if (!control || !end || end === control) return;
    this.#ignoreClick(control);
    this.#add({ do: 'drag', target: targetOf(control), to: targetOf(end) });
  }

  /** The end of a drag by the browser itself, during which there are no events of the pointer. */
  #drop(event: DragEvent) {
    if (!elementOf(event)) return;
    if (event.dataTransfer?.files.length)
      this.#add({ do: 'note', text: 'Not recorded: files that were dropped on the page.' });
    else this.#endDrag(event);
  }

  #change(event: Event) {
    const input = elementOf(event);
    if (input instanceof HTMLSelectElement) this.#choose(input);
    else if (input instanceof HTMLInputElement && input.files?.length)
      this.#upload([...input.files]);
  }

  #choose(select: HTMLSelectElement) {
    this.#forgetPressOn(select);
    const option = select.selectedOptions[0]?.label ?? '';
    this.#add({ do: 'choose', target: targetOf(select), option });
  }

  #upload(files: File[]) {
    const target = this.#opener;
    if (!target || !areSmall(files))
      return this.#add({ do: 'note', text: 'Not recorded: files that are large or were dropped.' });
    // Choosing files presses the control itself.
    if (['press', 'key'].includes(this.#actions.at(-1)?.do ?? '')) this.#actions.pop();
    const action: RecordedAction = { do: 'upload', target, files: [] };
    this.#add(action);
    void Promise.all(files.map(readFile)).then((read) => {
      action.files = read;
      this.#onChange();
    });
  }

  #keyDown(event: KeyboardEvent) {
    this.#isPasting = false;
    const element = elementOf(event);
    if (event.isComposing || !element) return;
    const isInBox = isTypable(element);
    const control = ['Enter', ' '].includes(event.key) ? controlOf(element) : null;
    if (control) this.#opener = targetOf(control);
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
    if (isPasting || !box || !isTypable(box) || box instanceof HTMLSelectElement) return;
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
    const pressed = JSON.stringify({ do: 'press', target: targetOf(box) });
    while (JSON.stringify(this.#actions.at(-1)) === pressed) this.#actions.pop();
  }

  #popState() {
    this.#add({ do: historyIndex() > this.#historyIndex ? 'forward' : 'back' });
  }
}
