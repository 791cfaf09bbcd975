import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStrayFiles } from '@/app/refuse-stray-files';
import { afterPaint, afterPress, insertText, isMetered, opensTab, topmostModal } from '@/lib/dom';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('afterPaint runs the function after the next frame', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('afterPaint does not run the function after it was cancelled', () => {
  const run = vi.fn<() => void>();
  afterPaint(run)();
  const callOff = afterPaint(run);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
});

test('afterPress runs the function at once while no pointer is pressed', () => {
  const run = vi.fn<() => void>();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'mouseup', 'pointercancel'])(
  'afterPress waits for the %s of a pressed pointer',
  (type) => {
    // jsdom has no :active.
    vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    const run = vi.fn<() => void>();
    afterPress(run);
    vi.advanceTimersByTime(1_000);
    document.dispatchEvent(new Event(type));
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    document.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('refuseStrayFiles refuses only files that are dropped where nothing accepts them', () => {
  refuseStrayFiles();
  const send = (type: string, types: string[], target: EventTarget = document.body) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const event = new Event(type, { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { dataTransfer }));
    return [event.defaultPrevented, dataTransfer.dropEffect];
  };
  expect(send('dragover', ['Files'])).toEqual([true, 'none']);
  expect(send('drop', ['Files'])).toEqual([true, 'none']);
  expect(send('drop', ['text/plain'])).toEqual([false, 'copy']);
  const zone = document.body.appendChild(document.createElement('div'));
  zone.addEventListener('dragover', (event) => event.preventDefault());
  expect(send('dragover', ['Files'], zone)).toEqual([true, 'copy']);
});

/** A focused box with `abcd`, of which `bc` is selected; `inputs` receives the types of its input events. */
function focusedBox() {
  const box = document.body.appendChild(document.createElement('input'));
  box.value = 'abcd';
  box.focus();
  box.setSelectionRange(1, 3);
  const inputs: string[] = [];
  box.addEventListener('input', (event) => {
    if (event instanceof InputEvent) inputs.push(event.inputType);
  });
  return { box, inputs };
}

test('insertText replaces the selection and reports it as typed where the browser has no command for it', () => {
  const { box, inputs } = focusedBox();
  insertText(box, '12');
  expect(box.value).toBe('a12d');
  expect([box.selectionStart, box.selectionEnd]).toEqual([3, 3]);
  expect(inputs).toEqual(['insertText']);
});

test('insertText leaves the insertion to the browser where it can, so that Ctrl+Z takes it back', () => {
  const execCommand = vi.fn<Document['execCommand']>(() => true);
  Object.assign(document, { execCommand });
  const { box, inputs } = focusedBox();
  insertText(box, '12');
  Reflect.deleteProperty(document, 'execCommand');
  expect(execCommand.mock.calls).toEqual([['insertText', false, '12']]);
  expect([box.selectionStart, box.selectionEnd]).toEqual([1, 3]);
  expect(inputs).toEqual([]);
});

test('insertText moves the caret away and back, so that Ctrl+Z keeps what was typed before', () => {
  const { box } = focusedBox();
  const select = vi.spyOn(box, 'setSelectionRange');
  insertText(box, '12');
  expect(select.mock.calls).toEqual([
    [0, 0],
    [1, 3],
  ]);
});

test('the topmost modal is the last visible one, so that keys go to the dialog that is seen', () => {
  expect(topmostModal()).toBeUndefined();
  const addModal = (isShown: boolean) => {
    const modal = document.body.appendChild(document.createElement('div'));
    modal.setAttribute('aria-modal', 'true');
    // jsdom knows no layout.
    return Object.assign(modal, { checkVisibility: () => isShown });
  };
  addModal(true);
  const second = addModal(true);
  // The dialog of a hidden tab.
  addModal(false);
  expect(topmostModal()).toBe(second);
  document.body.replaceChildren();
});

test.each([
  [false, {}],
  [true, { ctrlKey: true }],
  [true, { metaKey: true }],
  [true, { shiftKey: true }],
  [true, { altKey: true }],
])('the browser opens a pressed link elsewhere (%s) with %j', (expected, keys) => {
  expect(opensTab(new MouseEvent('click', keys))).toBe(expected);
});

test.each([
  [false, undefined],
  [false, { saveData: false, type: 'wifi', effectiveType: '4g' }],
  [true, { saveData: true, type: 'wifi', effectiveType: '4g' }],
  [true, { saveData: false, type: 'cellular', effectiveType: '4g' }],
  [true, { saveData: false, effectiveType: '3g' }],
  [true, { saveData: false, effectiveType: 'slow-2g' }],
])('isMetered is %s for the connection %j', (expected, connection) => {
  vi.stubGlobal('navigator', { connection });
  expect(isMetered()).toBe(expected);
  vi.unstubAllGlobals();
});
