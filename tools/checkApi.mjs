/**
 * `npm run test:api`: checks the contract's two files and the document that the host serves with
 * the recommended rules of Redocly's OpenAPI linter, warnings included, so that any tool can read
 * them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  createConfig,
  formatProblems,
  getTotals,
  lint,
  lintFromString,
} from '@redocly/openapi-core';
import { root } from './builds.mjs';

// a TypeScript module, loaded through esbuild-register
const { openApi31 } = createRequire(import.meta.url)('../server/plugins/openApi31.ts');

/** @import { NormalizedProblem, RuleConfig } from '@redocly/openapi-core' */

/** Some paths of the spec end in a slash (spec §7). @type {Record<string, RuleConfig>} */
const specRules = { 'no-path-trailing-slash': 'off' };
/** @type {{ name: string, rules: Record<string, RuleConfig> }[]} */
const files = [
  { name: 'spec.openapi.yaml', rules: specRules },
  { name: 'extensions.openapi.yaml', rules: {} },
];

/** @param {string} name @param {NormalizedProblem[]} found */
const report = (name, found) => {
  if (found.length > 0) {
    process.exitCode = 1;
    formatProblems(found, { format: 'codeframe', totals: getTotals(found), cwd: root });
  } else console.log(`${name} passes the recommended rules.`);
};
/** @param {Record<string, RuleConfig>} rules */
const configOf = (rules) => createConfig({ extends: ['recommended'], rules });

for (const { name, rules } of files) {
  const ref = path.join(root, 'contract', name);
  report(name, await lint({ ref, config: await configOf(rules) }));
}
const bundled = readFileSync(path.join(root, 'contract/generated/contract.json'), 'utf8');
report(
  '/api/openapi.json',
  await lintFromString({
    source: JSON.stringify(openApi31(JSON.parse(bundled)), null, 1),
    absoluteRef: path.join(root, 'openapi.json'),
    config: await configOf(specRules),
  }),
);
