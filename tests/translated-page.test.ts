import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const page = import.meta.glob<string>('/index.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What a child draws: an element that is always there; an element or nothing; a text; a text or nothing; or what only the
 * types would tell.
 */
type Drawn = 'element' | 'maybeElement' | 'text' | 'maybeText' | 'unknown';

const isNothing = (node: ESTree.Expression) =>
  (node.type === 'Literal' && (node.value === null || node.value === false)) ||
  (node.type === 'Identifier' && node.name === 'undefined');

function drawnByBranches(one: ESTree.Expression, other: ESTree.Expression): Drawn {
  const branches = [one, other].filter((node) => !isNothing(node)).map(drawnBy);
  if (branches.some((drawn) => drawn === 'maybeText')) return 'maybeText';
  const [hasText, hasElement] = [
    branches.includes('text'),
    branches.some((drawn) => drawn === 'element' || drawn === 'maybeElement'),
  ];
  if (hasText) return hasElement || branches.length < 2 ? 'maybeText' : 'text';
  return hasElement ? 'maybeElement' : 'unknown';
}

/** The functions whose result is a text. */
const textCalls = ['t', 'label', 'String'];
/** Variables and properties whose value is a text. */
const textNames = ['emptyText', 'name', 'text', 'title', 'word'];
/** Variables, properties and functions whose value is an element or nothing, never a text. */
const elementNames = ['arrow', 'dialog', 'dialogs', 'element', 'gap', 'icon', 'next', 'previous'];

/** The name of a variable, property or function. */
function nameOf(node: ESTree.Expression): string {
  const named = node.type === 'MemberExpression' ? node.property : node;
  return named.type === 'Identifier' ? named.name : '';
}

function drawnBy(node: ESTree.Expression): Drawn {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'text';
    case 'ConditionalExpression':
      return drawnByBranches(node.consequent, node.alternate);
    case 'LogicalExpression':
      if (node.operator === '&&') {
        const drawn = drawnBy(node.right);
        return drawn === 'element' || drawn === 'maybeElement' ? 'maybeElement' : 'maybeText';
      }
      return drawnByBranches(node.left, node.right);
    case 'CallExpression': {
      const name = nameOf(node.callee);
      if (textCalls.includes(name)) return 'text';
      return [...elementNames, 'map', 'children'].includes(name) ? 'maybeElement' : 'unknown';
    }
    case 'ChainExpression':
      return drawnBy(node.expression);
    case 'ParenthesizedExpression':
      return drawnBy(node.expression);
    default:
      if (textNames.includes(nameOf(node))) return 'text';
      return elementNames.includes(nameOf(node)) ? 'maybeElement' : 'unknown';
  }
}

/** What a child draws; null for comments and for line breaks of the source. */
function drawnByChild(child: ESTree.JSXChild): Drawn | null {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? null : 'text';
  if (child.type !== 'JSXExpressionContainer')
    return child.type === 'JSXSpreadChild' ? null : 'element';
  return child.expression.type === 'JSXEmptyExpression' ? null : drawnBy(child.expression);
}

/**
 * The children that React would insert before, or remove as, a text: a translation has put the text into another parent
 * by then, and React throws.
 */
function misplaced(children: readonly ESTree.JSXChild[], isHost: boolean): ESTree.JSXChild[] {
  const drawn = children.flatMap((child) => {
    const what = drawnByChild(child);
    return what ? [{ child, what }] : [];
  });
  if (drawn.length < 2) return [];
  return drawn.flatMap(({ child, what }, index) => {
    if (what === 'maybeText') return [child];
    if (what !== 'maybeElement') return [];
    const next = drawn.slice(index + 1).find((later) => later.what !== 'maybeElement');
    return next?.what === 'text' || (isHost && next?.what === 'unknown') ? [child] : [];
  });
}

/** Whether a component that returns the expression sometimes draws a bare text instead of an element. */
function isBareText(node: ESTree.Expression): boolean {
  if (node.type === 'ParenthesizedExpression') return isBareText(node.expression);
  if (node.type === 'ConditionalExpression')
    return isBareText(node.consequent) || isBareText(node.alternate);
  return !isNothing(node) && drawnBy(node) === 'text';
}

/** The expressions that a component returns, without those of nested functions. */
function returnedBy(statement: ESTree.Statement): ESTree.Expression[] {
  if (statement.type === 'ReturnStatement') return statement.argument ? [statement.argument] : [];
  if (statement.type === 'BlockStatement') return statement.body.flatMap(returnedBy);
  if (statement.type !== 'IfStatement') return [];
  return [statement.consequent, statement.alternate].flatMap((one) => (one ? returnedBy(one) : []));
}

/** The lines of a file with children that a translation breaks. */
function findings(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (nodes: readonly ESTree.Span[]) => {
    for (const { start } of nodes) {
      const line = source.slice(0, start).split('\n').length;
      found.push(`${path}:${line} ${source.slice(start, start + 60).replaceAll(/\s+/g, ' ')}`);
    }
  };
  const addTexts = (nodes: ESTree.Expression[]) => add(nodes.filter(isBareText));
  const { program } = parseSync(path, source);
  new Visitor({
    JSXElement: ({ children, openingElement: { name } }) =>
      add(misplaced(children, name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name))),
    JSXFragment: ({ children }) => add(misplaced(children, true)),
    VariableDeclarator: ({ id, init }) => {
      const isComponent = id.type === 'Identifier' && /^[A-Z][a-z]/.test(id.name);
      const body = init?.type === 'ArrowFunctionExpression' ? init.body : null;
      if (isComponent && body && body.type !== 'BlockStatement') addTexts([body]);
    },
    FunctionDeclaration: ({ id, body }) => {
      if (/^[A-Z]/.test(id?.name ?? '')) addTexts(body?.body.flatMap(returnedBy) ?? []);
    },
  }).visit(program);
  return found;
}

test('a conditional element or text never shares its parent with a bare text that follows', () => {
  expect(Object.entries(sources).flatMap(([path, source]) => findings(path, source))).toEqual([]);
});

test('the document asks browsers not to translate it', () => {
  expect(page['/index.html']).toMatch(/<html[^>]* translate="no"/);
});

test.each([
  ['<p>{open && <b />}{count} items</p>', 1],
  ['<p>{open && <b />}<i>{count} items</i></p>', 0],
  ['<p>{open ? <b /> : null} items</p>', 1],
  ["<p>{open && t('a')}<b /></p>", 1],
  ["<p>{open && t('a')}</p>", 0],
  ['<p>{rows.map((row) => <b key={row} />)}{children}</p>', 1],
  ['<Row>{rows?.map((row) => <b key={row} />)}{children}</Row>', 0],
])('%s has %d children that a translation breaks', (jsx, count) => {
  expect(findings('a.tsx', `const a = () => ${jsx};`)).toHaveLength(count);
});

test.each([
  ["function Words() { if (empty) return t('none'); return <b />; }", 1],
  ['function Words() { return empty ? <i>{text}</i> : <b />; }', 0],
  ["const Words = () => (empty ? '0' : <b />);", 1],
])('%s returns %d bare texts', (code, count) => {
  expect(findings('a.tsx', code)).toHaveLength(count);
});
