import { mkdirSync, writeFileSync } from 'node:fs';
import { specText } from '../../src/mocks/recorder/spec-text';
import { propertyOf, type Trace } from './explore';

/** Saves a trace as a scenario, which the demo opens, and as a test, which repeats it. Returns the path of the test. */
export function saveTrace({ seed, world, actions, violation = '' }: Trace, folder: string) {
  const { scenario, viewport, language, isHasty, isPrivate } = world;
  const property = propertyOf(violation);
  const spec = specText({
    title: property,
    about: [`Seed ${seed}: ${violation}`],
    scenarioFile: `${seed}.json`,
    world: { viewport, language, ...(isHasty && { isHasty }), ...(isPrivate && { isPrivate }) },
    actions,
    property,
  });
  mkdirSync(folder, { recursive: true });
  const about = { about: violation, ...scenario };
  writeFileSync(`${folder}/${seed}.json`, `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(`${folder}/${seed}.spec.ts`, spec);
  return `${folder}/${seed}.spec.ts`;
}
