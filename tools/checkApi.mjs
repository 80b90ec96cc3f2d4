/**
 * `npm run test:api`: the contract's two files pass the recommended rules of Redocly's linter for
 * OpenAPI, warnings included, so that any tool can read them.
 */
import path from 'node:path';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { root } from './steps.mjs';

/** @import { RuleConfig } from '@redocly/openapi-core' */

/** @type {{ name: string, rules: Record<string, RuleConfig> }[]} */
const files = [
  // the specification's paths end in a slash where it says so (spec §7)
  { name: 'spec.openapi.yaml', rules: { 'no-path-trailing-slash': 'off' } },
  { name: 'extensions.openapi.yaml', rules: {} },
];

for (const { name, rules } of files) {
  const config = await createConfig({ extends: ['recommended'], rules });
  const found = await lint({ ref: path.join(root, 'contract', name), config });
  if (found.length > 0) {
    process.exitCode = 1;
    formatProblems(found, { format: 'codeframe', totals: getTotals(found), cwd: root });
  } else console.log(`${name} passes the recommended rules.`);
}
