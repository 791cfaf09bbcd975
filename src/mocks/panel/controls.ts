import { commands, type Active } from '@/mocks/server/commands';
import type { Language, Text } from '@/mocks/server/errors';
import { faults, checkFault, defaults } from '@/mocks/server/faults';
import { quirks } from '@/mocks/server/quirks';
import { P } from '@/policies';
import {
  button,
  choose,
  field,
  make,
  row,
  select,
  toggle,
  type Choice,
  type PanelOptions,
  type Section,
} from './elements';
import { recordSection, scenarioSection } from './scenario-section';
import { describeSetting, texts } from './texts';

const latencies = [0, 120, 800, 3_000];
const speeds = [0, 50_000, 5_000, 500];

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
    recordSection,
    activeSection,
    resetSection,
  ].map((build) => build(options));
