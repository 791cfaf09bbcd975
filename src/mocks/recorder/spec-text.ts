/** A control as a person finds it: `nth` tells controls of the same role and name apart. */
export interface Target {
  role: string;
  name: string;
  nth: number;
}

/** A chosen file. */
export interface SpecFile {
  name: string;
  type: string;
  base64: string;
}

/** An action as `e2e/explore/actions.ts` declares it, as far as its line in a test depends on it. */
export type SpecAction =
  | { do: 'press'; target: Target }
  | { do: 'type'; target: Target; text: string; replaces: boolean }
  | { do: 'paste'; target: Target; text: string }
  /** Chooses an option of the browser's own select. */
  | { do: 'choose'; target: Target; option: string }
  | { do: 'key'; key: string }
  /** Something that cannot be repeated: a comment in its place. */
  | { do: 'note'; text: string };

/** Any action: its members other than the kind are data. */
interface AnyAction {
  do: string;
  [member: string]: unknown;
}

interface Spec {
  title: string;
  /** What is remarkable, one line each. */
  about: string[];
  /** The scenario file next to the test. */
  scenarioFile: string;
  /** The rest of the world that the test begins with. */
  world: object;
  actions: readonly AnyAction[];
  /** The property that is contradicted at the end; without it all are checked. */
  property?: string;
}

const hasOwnCommand = (action: AnyAction): action is SpecAction =>
  ['press', 'type', 'paste', 'choose', 'key', 'note'].includes(action.do);

/** Returns the text in single quotes, with invisible characters as escapes. */
function quoted(text: string) {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll(/\p{Cf}/gu, (char) => String.raw`\u{${char.codePointAt(0)?.toString(16)}}`);
  return `'${escaped}'`;
}

/** Returns a value of JSON as TypeScript. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${/^[a-z]\w*$/i.test(key) ? key : quoted(key)}: ${literal(member)}`);
  return members.length ? `{ ${members.join(', ')} }` : '{}';
}

type SpecCommand = Exclude<SpecAction, { do: 'note' }>;

function textsOf(action: SpecCommand): string[] {
  if (action.do === 'choose') return [action.option];
  return 'text' in action ? [action.text] : [];
}

function argumentsOf(action: SpecCommand): unknown[] {
  if (action.do === 'key') return [action.key];
  const { role, name, nth } = action.target;
  const options = {
    nth: nth || undefined,
    replaces: action.do === 'type' && !action.replaces ? false : undefined,
  };
  const hasOptions = Object.values(options).some((option) => option !== undefined);
  return [role, name, ...textsOf(action), ...(hasOptions ? [options] : [])];
}

/** Returns the call that does the action: the usual ones by their own names, all others as data. */
function lineOf(action: AnyAction) {
  if (!hasOwnCommand(action)) return `await user.act(${literal(action)});`;
  if (action.do === 'note') return `// ${action.text}`;
  return `await user.${action.do}(${argumentsOf(action).map(literal).join(', ')});`;
}

/** The module with the commands of these tests: `e2e/explore/steps.ts`. */
const stepsModule = '@e2e/explore/steps';

/** Returns a Playwright test that opens the scenario and does the actions. */
export function specText({ title, about, scenarioFile, world, actions, property }: Spec) {
  const members = Object.entries(world).map(([key, value]) => `${key}: ${literal(value)}`);
  return `import { test } from ${quoted(stepsModule)};
import scenario from ${quoted(`./${scenarioFile}`)} with { type: 'json' };

test.use({ world: { ${['scenario', ...members].join(', ')} } });

${about.map((line) => `// ${line.replaceAll(/\s+/g, ' ')}\n`).join('')}test(${quoted(title)}, async ({ user }) => {
${actions.map((action) => `  ${lineOf(action)}\n`).join('')}  await user.holds(${property === undefined ? '' : quoted(property)});
});
`;
}
