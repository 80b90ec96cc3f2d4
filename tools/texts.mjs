/**
 * Prints every user-visible text with its file and name, for proofreading: the app's (`src/texts`),
 * those of the host and its emails (`server/texts`), shared ones (`contract/titles`) and the
 * specification's (`contract/messages.ts`). `npm run texts -- mail` prints only those whose file or
 * name contains that word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './builds.mjs';

const word = process.argv[2]?.toLowerCase() ?? '';
/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
const files = [
  ...filesIn('src/texts'),
  ...filesIn('server/texts'),
  ...filesIn('contract/titles'),
  'contract/messages.ts',
];

/**
 * Returns a node's text with placeholders as `{expression}`, or `undefined` if it isn't a string.
 */
const textOf = (/** @type {ts.Node} */ node) => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `{${expression.getText().replaceAll(/\s+/g, ' ')}}${literal.text}`,
  );
  return node.head.text + spans.join('');
};

/** @param {string} file @param {ts.Node} node @param {string[]} names */
const printTexts = (file, node, names) => {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  const text = textOf(node);
  if (text !== undefined) {
    const place = `${file} ${names.join('.')}`;
    if (/\p{L}/u.test(text) && place.toLowerCase().includes(word)) console.log(`${place}: ${text}`);
    return;
  }
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  const inner = isNamed ? [...names, node.name.getText()] : names;
  if (!isNamed) ts.forEachChild(node, (child) => printTexts(file, child, inner));
  else if (node.initializer) printTexts(file, node.initializer, inner);
};

for (const file of files.toSorted()) {
  const text = readFileSync(path.join(root, file), 'utf8');
  printTexts(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
}
