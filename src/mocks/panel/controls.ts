import { giveScenario, scenarioNames } from '@/mocks/scenario/given-scenario';
import { scenarios } from '@/mocks/scenario/page-scenario';
import { commands, type Active } from '@/mocks/server/commands';
import type { Language, Text } from '@/mocks/server/errors';
import { faults, checkFault, defaults } from '@/mocks/server/faults';
import { quirks } from '@/mocks/server/quirks';
import { P } from '@/policies';
import { describeSetting, texts } from './texts';

const latencies = [0, 120, 800, 3_000];
const speeds = [0, 50_000, 5_000, 500];

interface PanelOptions {
  language: Language;
  /** The latency that is shown while no command has set another one. */
  defaultLatencyMs: number;
  run: (command: () => Promise<unknown>) => void;
  say: (text: Text) => string;
}
/** A section of the panel: its elements, and a function that shows the current state in them. */
interface Section {
  elements: HTMLElement[];
  show?: (active: Active) => void;
}

const ms = (value: number) => `${value} ms`;

/** Creates the section for latency, speed, offline mode and the format of responses. */
function networkSection({ say, defaultLatencyMs, run }: PanelOptions): Section {
  const speed = (bytes: number) => (bytes ? `${bytes / 1000} KB/s` : say(texts.fullSpeed));
  const latency = select(latencies.map((value): Choice => [String(value), ms(value)]));
  const slowLine = select(speeds.map((value): Choice => [String(value), speed(value)]));
  const offline = make('input', { type: 'checkbox' });
  const boxes = quirks.map((quirk) => {
    const box = make('input', { type: 'checkbox' });
    box.onchange = () => run(() => commands[quirk](box.checked));
    return { quirk, box };
  });
  latency.onchange = () => run(() => commands.latency(Number(latency.value)));
  slowLine.onchange = () => run(() => commands.slowLine(Number(slowLine.value)));
  offline.onchange = () => run(() => commands.offline(offline.checked));
  return {
    elements: [
      make('h3', {}, [say(texts.line)]),
      field(say(texts.latency), latency),
      field(say(texts.slowLine), slowLine),
      toggle(say(texts.offline), offline),
      ...boxes.map(({ quirk, box }) => toggle(say(texts[quirk]), box)),
    ],
    show({ settings }) {
      const { latency: latencyMs = defaultLatencyMs, slowLine: bytes = 0 } = settings;
      choose(latency, String(latencyMs), ms(latencyMs));
      choose(slowLine, String(bytes), speed(bytes));
      offline.checked = Boolean(settings.offline);
      for (const { quirk, box } of boxes) {
        box.checked = Boolean(settings[quirk] ?? defaults.quirks.includes(quirk));
      }
    },
  };
}

const timesInput = () => make('input', { type: 'number', min: '1', step: '1', value: '1' });

function faultSection({ say, run }: PanelOptions): Section {
  const fault = select(faults.map(({ name, says }): Choice => [name, say(says)]));
  const part = make('input', { type: 'text', placeholder: say(texts.anyCall) });
  const times = timesInput();
  const play = () =>
    run(() => commands.fail(part.value.trim(), checkFault(fault.value), Number(times.value)));
  return {
    elements: [
      make('h3', {}, [say(texts.fail)]),
      field(say(texts.fault), fault),
      field(say(texts.part), part),
      field(say(texts.times), times),
      row(button(say(texts.play), play)),
    ],
  };
}

function scriptSection({ say, run }: PanelOptions): Section {
  const part = make('input', { type: 'text', placeholder: say(texts.anyScript) });
  return {
    elements: [
      make('h3', {}, [say(texts.script)]),
      field(say(texts.scriptPart), part),
      row(button(say(texts.lose), () => run(() => commands.loseChunk(part.value.trim())))),
    ],
  };
}

function sessionSection({ say, run }: PanelOptions): Section {
  const policies = Object.values(P);
  const policy = select(policies.map((name): Choice => [name, name]));
  const chosen = () => policies.find((name) => name === policy.value) ?? P.statistics;
  return {
    elements: [
      make('h3', {}, [say(texts.session)]),
      row(button(say(texts.expireToken), () => run(() => commands.expireToken()))),
      field(say(texts.policy), policy),
      row(
        button(say(texts.revoke), () => run(() => commands.revoke(chosen()))),
        button(say(texts.restore), () => run(() => commands.restore(chosen()))),
      ),
    ],
  };
}

/** Creates the section that sets or moves the time of server and page. */
function clockSection({ say, run }: PanelOptions): Section {
  const time = make('input', { type: 'datetime-local', step: '1' });
  const steps: [step: string, says: Text][] = [
    ['1 minute', texts.oneMinute],
    ['1 hour', texts.oneHour],
    ['1 day', texts.oneDay],
    ['1 month', texts.oneMonth],
  ];
  return {
    elements: [
      make('h3', {}, [say(texts.clock)]),
      field(say(texts.time), time),
      row(
        button(say(texts.setTime), () => run(() => commands.clock(time.value))),
        button(say(texts.machineTime), () => run(() => commands.clock())),
      ),
      row(
        ...steps.map(([step, says]) => button(say(says), () => run(() => commands.advance(step)))),
      ),
    ],
  };
}

function linesOf(active: Active, language: Language): string[] {
  const { settings, faults: waiting, revoked, clock: shifted } = active;
  const lines = [
    ...(shifted ? [`${texts.clock[language]} ${shifted.now.replace('T', ' ')}`] : []),
    ...Object.entries(settings).map(([id, value]) => describeSetting(id, value)[language]),
    ...waiting.map(({ fault, part, times, every = 1 }) => {
      const share = every > 1 ? ` (1/${every})` : '';
      return `${fault} ← ${part || '*'} × ${times}${share}`;
    }),
    ...revoked.map((policy) => `− ${policy}`),
  ];
  return lines.length ? lines : [texts.nothing[language]];
}

function activeSection({ language }: PanelOptions): Section {
  const list = make('ul');
  return {
    elements: [make('h3', {}, [texts.active[language]]), list],
    show(active) {
      const lines = linesOf(active, language);
      // The list is replaced only when it differs, because an open panel refreshes every second.
      if (lines.join('\n') === [...list.children].map((item) => item.textContent).join('\n'))
        return;
      list.replaceChildren(...lines.map((text) => make('li', {}, [text])));
    },
  };
}

/** Creates the buttons to reset the switches and to restore all data; the latter needs a second click. */
function resetSection({ say, run }: PanelOptions): Section {
  const ask = () => {
    over.textContent = say(texts.reseed);
    armed = false;
  };
  let armed = false;
  const over = button(
    say(texts.reseed),
    () => {
      if (armed) run(() => commands.reseed());
      if (armed) return ask();
      armed = true;
      over.textContent = say(texts.confirm);
    },
    'danger',
  );
  over.onblur = ask;
  return {
    elements: [row(button(say(texts.reset), () => run(() => commands.reset()))), row(over)],
  };
}

export const parts = (options: PanelOptions): Section[] =>
  [
    networkSection,
    faultSection,
    scriptSection,
    sessionSection,
    clockSection,
    scenarioSection,
    activeSection,
    resetSection,
  ].map((build) => build(options));

async function saveFile() {
  const scenario = await scenarios.saveScenario();
  const text = `${JSON.stringify(scenario, null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const time = scenario.clock?.replaceAll(':', '') ?? '';
  make('a', { href, download: `scenario-${time}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export const openFile = async (file: Blob) => giveScenario(await file.text());

/** Creates the section that saves the current state as a file, and opens such a file or a shipped scenario. */
function scenarioSection({ say, run }: PanelOptions): Section {
  const shipped = select(scenarioNames.map((name): Choice => [name, name]));
  const file = make('input', { type: 'file', accept: '.json,application/json', hidden: true });
  file.onchange = () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen) run(() => openFile(chosen));
  };
  return {
    elements: [
      make('h3', {}, [say(texts.scenario)]),
      field(say(texts.shipped), shipped),
      row(button(say(texts.openScenario), () => run(() => scenarios.openScenario(shipped.value)))),
      row(
        button(say(texts.saveFile), () => run(saveFile)),
        button(say(texts.openFile), () => file.click()),
        file,
      ),
      make('p', { className: 'hint' }, [say(texts.dropHint)]),
    ],
  };
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

type Choice = [value: string, label: string];

const option = ([value, label]: Choice) => make('option', { value }, [label]);

const select = (choices: Choice[]) => make('select', {}, choices.map(option));

/** Selects a value, and adds it to the options when it is missing. */
function choose(list: HTMLSelectElement, value: string, label: string) {
  const isListed = [...list.options].some((each) => each.value === value);
  if (!isListed) list.append(option([value, label]));
  list.value = value;
}

export const button = (label: string, onclick: () => void, className = '') =>
  make('button', { type: 'button', className: `plain ${className}`, onclick }, [label]);

const field = (label: string, input: HTMLElement) =>
  make('label', { className: 'row' }, [make('span', {}, [label]), input]);

const toggle = (label: string, box: HTMLInputElement) =>
  make('label', { className: 'row switch' }, [make('span', {}, [label]), box]);

const row = (...children: HTMLElement[]) => make('div', { className: 'row' }, children);
