import { giveScenario, scenarioNames } from '@/mocks/scenario/given-scenario';
import { scenarios } from '@/mocks/scenario/page-scenario';
import type { Text } from '@/mocks/server/errors';
import type { Given, Part } from './controls';
import { button, field, make, row, select, type Choice } from './elements';
import { texts } from './texts';

/** Hands out the present state as a file. */
async function saveFile() {
  const scenario = await scenarios.saveScenario();
  const text = `${JSON.stringify(scenario, null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const time = scenario.clock?.replaceAll(':', '') ?? '';
  make('a', { href, download: `scenario-${time}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export const openFile = async (file: Blob) => giveScenario(await file.text());

/** Saves the present state as a file, and opens such a file or a shipped scenario. */
export function scenarioPart({ language, run }: Given): Part {
  const say = (text: Text) => text[language];
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
    show: () => undefined,
  };
}
