import ts from 'typescript';

/** A place where a value could get into SQL unbound: file, line and what stands there. */
export type Offence = { file: string; line: number; text: string; why: string };

/**
 * Texts written in the source itself: a literal, a template without a value in it, a choice between
 * such.
 */
const isFixed = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node)) return isFixed(node.expression);
  if (ts.isConditionalExpression(node)) return isFixed(node.whenTrue) && isFixed(node.whenFalse);
  if (ts.isBinaryExpression(node))
    return (
      node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      isFixed(node.left) &&
      isFixed(node.right)
    );
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
};

/** The names under which a file knows the exports of a module, by what they are called there. */
const importedNames = (source: ts.SourceFile, module: string): Map<string, string> => {
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      statement.moduleSpecifier.text !== module
    )
      continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.set(name.text, 'default');
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      names.set(namedBindings.name.text, '*');
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const each of namedBindings.elements)
        names.set(each.name.text, (each.propertyName ?? each.name).text);
  }
  return names;
};

/** The methods that send SQL: of the pool, of a transaction, of the driver's client. */
const sending = new Set(['query', 'execute']);

/**
 * Every place of a file where SQL is put together from anything but the `sql` tag and fixed text:
 * `raw` of what isn't fixed (or anything but a call of it), `sql` called as a function, `new Sql`,
 * the module taken whole or under a name unseen, and a statement that is sent as a text with a
 * value in it. That a text sent under a name is none of these the compiler sees: outside
 * server/database only a `Sql` can be sent.
 */
export const unboundSql = (file: string, text: string): Offence[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = importedNames(source, 'sql-template-tag');
  const offences: Offence[] = [];
  const note = (node: ts.Node, why: string) =>
    offences.push({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: node.getText(),
      why,
    });
  // the name of a property (String.raw) is nobody's import
  const isProperty = ({ parent }: ts.Node, node: ts.Node) =>
    ts.isPropertyAccessExpression(parent) && parent.name === node;
  const known = (node: ts.Node): string | undefined =>
    ts.isIdentifier(node) && !isProperty(node, node) ? names.get(node.text) : undefined;

  const visitCall = (node: ts.CallExpression) => {
    const [first] = node.arguments;
    const called = known(node.expression);
    if (called === 'raw' && (first === undefined || !isFixed(first))) note(node, 'raw');
    if (called === 'default' || called === 'sql') note(node, 'sql as a function');
    if (
      ts.isPropertyAccessExpression(node.expression) &&
      sending.has(node.expression.name.text) &&
      first !== undefined
    ) {
      const built =
        ts.isTemplateExpression(first) ||
        (ts.isBinaryExpression(first) && !isFixed(first)) ||
        (ts.isCallExpression(first) &&
          ts.isPropertyAccessExpression(first.expression) &&
          ['join', 'concat', 'replace', 'replaceAll'].includes(first.expression.name.text));
      if (built) note(node, 'a text with values');
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node)) visitCall(node);
    if (
      ts.isNewExpression(node) &&
      (known(node.expression) === 'Sql' || known(node.expression) === 'default')
    )
      note(node, 'new Sql');
    if (known(node) === '*') note(node, 'the whole module');
    // raw handed on under another name would not be seen any more
    if (
      known(node) === 'raw' &&
      !(ts.isCallExpression(node.parent) && node.parent.expression === node)
    )
      note(node, 'raw handed on');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return offences;
};
