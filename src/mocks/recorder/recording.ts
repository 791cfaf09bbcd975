import { scenarios } from '@/mocks/scenario/page-scenario';
import { Recorder } from './recorder';
import { specText } from './spec-text';
import { readRecording, removeRecording, storeRecording, type Recording } from './stored-recording';

let recorder: Recorder | null = null;

function record(recording: Recording) {
  const { actions } = recording;
  recorder = new Recorder(actions, () => storeRecording(recording));
  storeRecording(recording);
}

/** Begins to record what is done in this window from now on. */
export async function startRecording() {
  record({
    scenario: await scenarios.saveScenario(),
    viewport: { width: innerWidth, height: innerHeight },
    language: document.documentElement.lang.startsWith('en') ? 'en' : 'zh-CN',
    actions: [],
  });
}

/** Continues after a reload. A window that was opened from a recorded one has a copy of the recording, and drops it. */
export function resumeRecording() {
  const recording = readRecording();
  if (!recording || recorder) return;
  const [navigation] = performance.getEntriesByType('navigation');
  if (Object(navigation).type !== 'reload') return removeRecording();
  record({ ...recording, actions: [...recording.actions, { do: 'reload' }] });
}

interface RecordedFiles {
  scenario: { name: string; text: string };
  spec: { name: string; text: string };
}

/** Ends the recording; returns the state at its start as a scenario, and a Playwright test that repeats the actions. */
export function stopRecording(): RecordedFiles | null {
  const recording = readRecording();
  recorder?.stop();
  recorder = null;
  removeRecording();
  if (!recording) return null;
  const { scenario, viewport, language, actions } = recording;
  const { user = 'nobody', address = '/', clock = '' } = scenario;
  const name = `recorded-${clock.replaceAll(':', '')}`;
  const spec = specText({
    title: `recorded as ${user} on ${address}`,
    about: ['Add what should be seen, or name the property at the end that does not hold.'],
    scenarioFile: `${name}.json`,
    world: { viewport, language },
    actions,
  });
  return {
    scenario: { name: `${name}.json`, text: `${JSON.stringify(scenario, null, 2)}\n` },
    spec: { name: `${name}.spec.ts`, text: spec },
  };
}
