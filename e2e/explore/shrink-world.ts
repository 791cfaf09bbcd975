import type { Scenario } from '../../src/mocks/scenario/scenario';
import type { World } from './world';

type Edit = (world: World) => World;

/** The parts without which a scenario would be another one. */
const kept = new Set(['about', 'user', 'address', 'seededAt', 'clock']);

function omit(value: unknown, part: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== part);
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== part));
}

const editScenario =
  (edit: (scenario: Record<string, unknown>) => object): Edit =>
  (world) =>
    // A scenario without some of its parts is a scenario.
    ({ ...world, scenario: edit({ ...world.scenario }) as Scenario });

/** Removes each part of the scenario, or else each fault, setting, policy and table alone. */
const scenarioEdits = ({ scenario }: World): Edit[] =>
  Object.entries(scenario)
    .filter(([key]) => !kept.has(key))
    .flatMap(([key, value]) => {
      const parts = Array.isArray(value) ? value : Object.keys(Object(value));
      const whole = editScenario((now) => Object(omit(now, key)));
      const single = parts.map((part) =>
        editScenario((now) => (key in now ? { ...now, [key]: omit(now[key], part) } : now)),
      );
      return typeof value === 'object' ? [whole, ...single] : [whole];
    });

const usual: Edit[] = [
  (world) => ({ ...world, isHasty: false }),
  (world) => ({ ...world, scenario: { ...world.scenario, user: 'operator' } }),
  (world) => ({ ...world, viewport: { width: 1440, height: 900 } }),
  (world) => ({ ...world, language: 'zh-CN' }),
];

/** Makes the world simpler part by part, as long as the trace still fails in it. */
export async function shrinkWorld(
  world: World,
  fails: (world: World) => Promise<boolean>,
): Promise<World> {
  let simplest = world;
  for (const edit of [...scenarioEdits(world), ...usual]) {
    const simpler = edit(simplest);
    const isOther = JSON.stringify(simpler) !== JSON.stringify(simplest);
    if (isOther && (await fails(simpler))) simplest = simpler;
  }
  return simplest;
}
