import { control } from '@/mocks/server/control';
import type { BusinessError, Language, Text } from '@/mocks/server/errors';
import { parts, openFile, button, make } from './controls';
import { style } from './style';
import { describeFailure, pageLanguage, texts } from './texts';

/** How often an open panel looks at what is switched on: faults are used up by calls of the page. */
const lookMs = 1_000;
const panelId = 'panel';

/** A shadow root: styles of the page do not reach the panel, nor the other way round. */
function region(...children: HTMLElement[]) {
  const host = make('section');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.append(...children);
  return host;
}

interface Given {
  language: Language;
  defaultLatencyMs: number;
  onClose: () => void;
}

/** What stands in the panel, and how it is brought up to date. */
function content({ language, defaultLatencyMs, onClose }: Given) {
  const said = make('output', { className: 'said' });
  const close = button('×', onClose, 'close');
  close.ariaLabel = texts.close[language];
  const title = make('h2', {}, [texts.title[language]]);
  const head = make('div', { className: 'head' }, [title, close, said]);

  async function carryOut(command: () => Promise<unknown>) {
    try {
      await command();
      said.textContent = texts.done[language];
    } catch (thrown) {
      said.textContent = describeFailure(thrown)[language];
    }
    await look();
  }
  const run = (command: () => Promise<unknown>) => void carryOut(command);
  const say = (text: Text) => text[language];
  const sections = parts({ language, say, defaultLatencyMs, run });
  async function look() {
    const active = await control.active();
    for (const part of sections) part.show?.(active);
  }
  return { elements: [head, ...sections.flatMap(({ elements }) => elements)], look, run };
}

/** Calls back with a file that is dropped on the element. */
function acceptFiles(element: HTMLElement, onFile: (file: File) => void) {
  element.ondragover = (event) => event.preventDefault();
  element.ondrop = (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  };
}

/** Shows the handle on the edge of the page, which opens and closes the panel. It starts open where there is a problem to say. */
export function startPanel(defaultLatencyMs: number, problem: BusinessError | null) {
  const handle = button('', () => turn());
  handle.className = 'handle';
  handle.setAttribute('aria-controls', panelId);
  handle.ariaExpanded = 'false';
  const panel = make('div', { id: panelId, className: 'panel', hidden: true });
  const host = region(handle, panel);
  let { look, run } = draw(pageLanguage());
  let looking: ReturnType<typeof setInterval> | undefined;

  function draw(language: Language) {
    const drawn = content({ language, defaultLatencyMs, onClose: () => turn(false) });
    host.ariaLabel = texts.title[language];
    handle.ariaLabel = texts.title[language];
    panel.replaceChildren(...drawn.elements);
    return drawn;
  }

  function turn(open = panel.hidden) {
    panel.hidden = !open;
    handle.ariaExpanded = String(open);
    clearInterval(looking);
    if (!open) return handle.focus();
    void look();
    looking = setInterval(() => void look(), lookMs);
    panel.querySelector('select')?.focus();
  }

  panel.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    // Meant for the panel alone, not for a dialog of the page.
    event.stopPropagation();
    turn(false);
  };
  let language = pageLanguage();
  new MutationObserver(() => {
    if (language === pageLanguage()) return;
    language = pageLanguage();
    ({ look, run } = draw(language));
    void look();
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  acceptFiles(panel, (file) => run(() => openFile(file)));
  document.body.append(host);
  if (problem === null) return;
  turn(true);
  run(() => Promise.reject(problem));
}
