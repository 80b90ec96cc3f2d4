import fs from 'node:fs';
import path from 'node:path';
import { unboundSql } from './boundSql';

const folder = path.join(__dirname, '..', '..');
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/(^|\/)test\/|\.test\.ts$/.test(name));

/**
 * Unbound SQL that is allowed, because no parameter can be used in its place; each value comes from
 * a fixed list.
 */
const allowed = [
  ['repositories/assignments.ts', 'raw(column)'],
  ['repositories/moderation/caseLists.ts', 'raw(column)'],
  ['repositories/search/jobSearch.ts', 'raw(String(Math.trunc(limit)))'],
  ['repositories/people/peopleSearch.ts', 'raw(keys[sort])'],
];

test('every value in the SQL of the host is bound', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) =>
    unboundSql(name, fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  const unknown = found.filter(
    ({ file, text }) => !allowed.some(([where, what]) => file === where && text === what),
  );
  expect(unknown).toEqual([]);
  // every exception is still needed: an unused one would hide future mistakes
  expect(
    allowed.filter(
      ([where, what]) => !found.some(({ file, text }) => file === where && text === what),
    ),
  ).toEqual([]);
});

const head = "import sql, { raw, Sql, join } from 'sql-template-tag';\n";
test.each([
  ['raw of a value', `${head}export const f = (name: string) => sql\`SELECT \${raw(name)}\`;`],
  [
    'raw of a template with a value',
    `${head}export const f = (name: string) => raw(\`SELECT '\${name}'\`);`,
  ],
  [
    'raw of two texts, one of them a value',
    `${head}export const f = (name: string) => raw('SELECT ' + name);`,
  ],
  [
    'raw of a choice with a value',
    `${head}export const f = (name: string) => raw(name ? name : 'ASC');`,
  ],
  [
    'raw under another name',
    "import { raw as plain } from 'sql-template-tag';\nexport const f = (name: string) => plain(name);",
  ],
  ['raw handed on', `${head}export const f = (names: string[]) => names.map(raw);`],
  [
    'raw kept under a name',
    `${head}const plain = raw;\nexport const f = (name: string) => plain(name);`,
  ],
  [
    'the whole module',
    "import * as tags from 'sql-template-tag';\nexport const f = (name: string) => tags.raw(name);",
  ],
  ['sql called as a function', `${head}export const f = (parts: never) => sql(parts);`],
  ['new Sql', `${head}export const f = (name: string) => new Sql([name], []);`],
  ['a text sent with +', "export const f = (db: any, name: string) => db.query('SELECT ' + name);"],
  [
    'a template without the tag',
    'export const f = (client: any, name: string) => client.query(`SELECT ${name}`);',
  ],
  [
    'a joined text',
    "export const f = (tx: any, names: string[]) => tx.execute(['SELECT', ...names].join(' '));",
  ],
])('%s is caught', (_what, text) => {
  expect(unboundSql('offender.ts', text)).not.toEqual([]);
});

test.each([
  [
    'a bound value',
    `${head}export const f = (db: any, name: string) => db.query(sql\`SELECT \${name}\`);`,
  ],
  [
    'a list of bound values',
    `${head}export const f = (db: any, names: string[]) => db.query(sql\`SELECT 1 WHERE 'a' IN (\${join(names)})\`);`,
  ],
  [
    'a fixed direction',
    `${head}export const f = (down: boolean) => sql\`ORDER BY 1 \${raw(down ? 'DESC' : 'ASC')}\`;`,
  ],
  ['a fixed statement', "export const f = (client: any) => client.query('BEGIN');"],
  [
    'String.raw',
    `${head}export const f = (name: string) => sql\`SELECT \${name.replace(/%/g, String.raw\`\\$&\`)}\`;`,
  ],
  [
    'another function of that name',
    'const raw = (x: string) => x;\nexport const f = (name: string) => raw(name);',
  ],
])('%s is fine', (_what, text) => {
  expect(unboundSql('fine.ts', text)).toEqual([]);
});
