import ts from 'typescript';

/** A place where a value could get into SQL unbound: file, line and source text. */
export type Offence = { file: string; line: number; text: string; why: string };

/**
 * Whether an expression is fixed text: a literal, a template without values, or a choice between
 * these.
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

/** Returns a file's local names of a module's exports, mapped to the exported names. */
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

/** The methods that send SQL: of the pool, a transaction and the driver's client. */
const sending = new Set(['query', 'execute']);

/**
 * Returns every place in a file where SQL is built from anything but the `sql` tag and fixed text:
 * `raw` of a value that isn't fixed (or any use of `raw` other than a call), `sql` called as a
 * function, `new Sql`, a namespace or renamed import of the module, and sent template strings with
 * values. The compiler covers strings sent through a variable: outside server/database only a `Sql`
 * can be sent.
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
  // a property name (String.raw) isn't the import
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
    // `raw` assigned to another name could no longer be tracked
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
