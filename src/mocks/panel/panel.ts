import { readRecording } from '@/mocks/recorder/stored-recording';
import { commands } from '@/mocks/server/commands';
import type { BusinessError, Language, Text } from '@/mocks/server/errors';
import { parts } from './controls';
import { button, make } from './elements';
import { openFile } from './scenario-section';
import { style } from './style';
import { describeFailure, pageLanguage, texts } from './texts';

/** How often an open panel reads the state of the mock again, because calls of the page use up faults. */
const refreshMs = 1_000;
const panelId = 'panel';

/** Puts the panel into a shadow root, so that its styles and those of the page do not affect each other. */
function region(...children: HTMLElement[]) {
  const host = make('section');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.append(...children);
  return host;
}

interface PanelOptions {
  language: Language;
  defaultLatencyMs: number;
  onClose: () => void;
  onRefresh: () => void;
}

/** Returns the elements of the panel, and functions that refresh them and run commands. */
function content({ language, defaultLatencyMs, onClose, onRefresh }: PanelOptions) {
  const result = make('output', { className: 'result' });
  const close = button('×', onClose, 'close');
  close.ariaLabel = texts.close[language];
  const title = make('h2', {}, [texts.title[language]]);
  const head = make('div', { className: 'head' }, [title, close, result]);

  async function runCommand(command: () => Promise<unknown>) {
    try {
      await command();
      result.textContent = texts.done[language];
    } catch (thrown) {
      result.textContent = describeFailure(thrown)[language];
    }
    await refresh();
  }
  const run = (command: () => Promise<unknown>) => void runCommand(command);
  const say = (text: Text) => text[language];
  const sections = parts({ language, say, defaultLatencyMs, run });
  async function refresh() {
    onRefresh();
    const active = await commands.active();
    for (const part of sections) part.show?.(active);
  }
  return { elements: [head, ...sections.flatMap(({ elements }) => elements)], refresh, run };
}

function acceptFiles(element: HTMLElement, onFile: (file: File) => void) {
  element.ondragover = (event) => event.preventDefault();
  element.ondrop = (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  };
}

/** Continues a recording that a reload has interrupted. */
async function resume(onResumed: () => void) {
  if (!readRecording()) return;
  const { resumeRecording } = await import('@/mocks/recorder/recording');
  resumeRecording();
  onResumed();
}

/** Adds the panel and its handle to the page. The panel is open at the start only when there is a problem to show. */
export function startPanel(defaultLatencyMs: number, problem: BusinessError | null) {
  const handle = button('', () => toggle());
  handle.className = 'handle';
  handle.setAttribute('aria-controls', panelId);
  handle.ariaExpanded = 'false';
  const panel = make('div', { id: panelId, className: 'panel', hidden: true });
  const host = region(handle, panel);
  let { refresh, run } = draw(pageLanguage());
  let timer: ReturnType<typeof setInterval> | undefined;

  function draw(language: Language) {
    const onClose = () => toggle(false);
    const drawn = content({ language, defaultLatencyMs, onClose, onRefresh: showRecording });
    host.ariaLabel = texts.title[language];
    handle.ariaLabel = texts.title[language];
    panel.replaceChildren(...drawn.elements);
    return drawn;
  }

  /** Shows at the handle that this window is being recorded. */
  function showRecording() {
    const isRecording = readRecording() !== null;
    handle.classList.toggle('recording', isRecording);
    handle.ariaDescription = isRecording ? texts.recording[pageLanguage()] : null;
  }

  function toggle(open = panel.hidden) {
    panel.hidden = !open;
    handle.ariaExpanded = String(open);
    clearInterval(timer);
    if (!open) return handle.focus();
    void refresh();
    timer = setInterval(() => void refresh(), refreshMs);
    panel.querySelector('select')?.focus();
  }

  panel.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    // The key must close only the panel, not a dialog of the page.
    event.stopPropagation();
    toggle(false);
  };
  let language = pageLanguage();
  new MutationObserver(() => {
    if (language === pageLanguage()) return;
    language = pageLanguage();
    ({ refresh, run } = draw(language));
    void refresh();
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  acceptFiles(panel, (file) => run(() => openFile(file)));
  document.body.append(host);
  void resume(showRecording);
  if (problem === null) return;
  toggle(true);
  run(() => Promise.reject(problem));
}
