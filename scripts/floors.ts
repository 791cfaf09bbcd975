import type { OxlintOverride } from 'oxlint';

/**
 * The folders of src, top floor first. Code imports only from floors below its own, never from another folder of the
 * same floor. `x/*` is the folder x without its subfolders, `x/**` with them, `x` a module next to the folders.
 * The mocked backend and single pages have rules of their own.
 */
export const floors: string[][] = [
  ['app/*'],
  ['app/shell/*'],
  ['app/palette/*'],
  ['app/layout/*'],
  [
    'app/layout/badges/*',
    'app/layout/tabs/*',
    'app/layout/switcher/*',
    'app/settings/*',
    'app/watermark/*',
  ],
  ['app/guard/*', 'app/feedback/*'],
  ['app/lock/*', 'app/providers/*', 'app/errors/*'],
  ['app/session/*', 'app/theme/*'],
  ['pages/**', 'gallery/**'],
  ['crud/*'],
  ['crud/cells/*', 'crud/queue/*'],
  [
    'crud/bulk/*',
    'crud/compare/*',
    'crud/groups/*',
    'crud/layouts/*',
    'crud/match/*',
    'crud/record/*',
    'crud/sheet/*',
  ],
  [
    'crud/layouts/areas/*',
    'crud/layouts/board/*',
    'crud/layouts/demand/*',
    'crud/layouts/schedule/*',
  ],
  ['crud/layouts/routes/*'],
  ['crud/layouts/source/*'],
  ['crud/rows/*'],
  ['elements/import/*', 'elements/matrix/*', 'elements/permission/*'],
  ['elements/details/*', 'elements/export/*', 'elements/form/page/*'],
  ['elements/filter/*', 'elements/form/conflict/*', 'elements/link/*', 'elements/table/*'],
  ['elements/table/range/*'],
  [
    'elements/form/fields/*',
    'elements/preview/*',
    'elements/sort/*',
    'elements/table/columns/*',
    'elements/table/rows/*',
  ],
  ['elements/form/*', 'elements/table/cells/*', 'elements/toolbar/*'],
  ['elements/spreadsheet/*'],
  ['values/**'],
  ['elements/editor/*', 'elements/record-select/*'],
  ['elements/region-select/*', 'elements/upload/*'],
  ['elements/batch/*', 'elements/query/*', 'elements/select/*'],
  [
    'elements/access/*',
    'elements/chart/*',
    'elements/control/*',
    'elements/settings/*',
    'elements/tab/*',
    'elements/text/*',
    'elements/work/*',
  ],
  ['schema/**'],
  ['ui/overlay/*', 'stores/**'],
  ['ui/antd/*'],
  ['ui/*', 'ui/feedback/*'],
  ['ui/layout/*'],
  ['i18n'],
  ['api/**'],
  ['routes', 'route-tree', 'paths', 'policies', 'enums'],
  ['config/**'],
  ['lib/file/*', 'lib/html/*', 'lib/region/*'],
  ['lib/*', 'lib/url/*'],
];

/** Returns the regular expression that matches the paths (below src) of the modules of a folder. */
const patternOf = (room: string) => room.replaceAll('**', '.+').replaceAll(/(?<=\/)\*/g, '[^/]+');

/**
 * Returns the folders that a folder must not import: those of its own floor and of the floors above. Modules directly
 * in src may import each other.
 */
function closedTo(room: string): string[] {
  const index = floors.findIndex((floor) => floor.includes(room));
  const equals = room.includes('/') ? (floors[index] ?? []).filter((other) => other !== room) : [];
  return [...floors.slice(0, index).flat(), ...equals];
}

/**
 * Returns the folder on the list to which a module belongs, by its path below src without extension. Returns null if no
 * floor lists it.
 */
export function roomOf(path: string): string | null {
  const isIn = (room: string) => new RegExp(`^${patternOf(room)}$`).test(path);
  return floors.flat().find(isIn) ?? null;
}

/** Whether `from` may import `target`. Both are paths below src without extension. */
export function mayImport(from: string, target: string): boolean {
  const room = roomOf(from);
  const other = roomOf(target);
  return room === null || other === null || !closedTo(room).includes(other);
}

/** The contexts of the router may change with any of its versions, so that only one file uses them. */
export const routerContexts = {
  regex: '^react-router(-dom)?$',
  importNamePattern: '^UNSAFE_',
  message: 'Only app/shell/tab-outlet.tsx uses the contexts of the router.',
};

/** The imports that a folder must not have: those outside of its own folder and floors. */
function floorPattern(room: string) {
  const closed = ['mocks/.+', ...closedTo(room).map(patternOf)].join('|');
  return {
    regex: `^\\.\\./|^\\./.+/|^@/(${closed})$`,
    message:
      'Imports run one way, down the floors of scripts/floors.ts; see README, "How the code is organised".',
  };
}

const importRule = (file: string, ...patterns: { regex: string; message: string }[]) =>
  ({
    files: [file],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }) satisfies OxlintOverride;

/** The lint rules that reject the imports which the floors do not allow, one for each folder. */
export const importRules = [
  ...floors
    .flat()
    .map((room) =>
      importRule(
        room.includes('/') ? `src/${room}` : `src/${room}.ts`,
        floorPattern(room),
        routerContexts,
      ),
    ),
  importRule('src/app/shell/tab-outlet.tsx', floorPattern('app/shell/*')),
];
