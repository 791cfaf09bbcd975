import { readRecording } from '@/mocks/recorder/stored-recording';
import { giveScenario, scenarioNames } from '@/mocks/scenario/given-scenario';
import { scenarios } from '@/mocks/scenario/page-scenario';
import {
  button,
  download,
  field,
  make,
  row,
  select,
  type Choice,
  type PanelOptions,
  type Section,
} from './elements';
import { countSteps, texts } from './texts';

async function saveFile() {
  const scenario = await scenarios.saveScenario();
  const time = scenario.clock?.replaceAll(':', '') ?? '';
  download(`scenario-${time}.json`, `${JSON.stringify(scenario, null, 2)}\n`);
}

export const openFile = async (file: Blob) => giveScenario(await file.text());

/** Creates the section that saves the current state as a file, and opens such a file or a shipped scenario. */
export function scenarioSection({ say, run }: PanelOptions): Section {
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

/** The code that records loads when it is needed. */
const recorder = () => import('@/mocks/recorder/recording');

async function stopAndSave() {
  const files = (await recorder()).stopRecording();
  for (const { name, text } of Object.values(files ?? {})) download(name, text);
}

/** Creates the section that records what a tester does, and saves it as a scenario and a Playwright test. */
export function recordSection({ say, run }: PanelOptions): Section {
  const toggle = button('', () =>
    run(readRecording() ? stopAndSave : async () => (await recorder()).startRecording()),
  );
  const hint = make('p', { className: 'hint' });
  const show = () => {
    const recording = readRecording();
    const steps = recording && countSteps(recording.actions.length);
    toggle.textContent = say(recording ? texts.stopRecording : texts.startRecording);
    hint.textContent = say(steps ?? texts.recordHint);
  };
  show();
  return { elements: [make('h3', {}, [say(texts.record)]), row(toggle), hint], show };
}
