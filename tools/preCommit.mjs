// The git pre-commit hook (installed by `npm run hooks`): checks format and lint of the staged
// files.
import { stagedFiles } from './changes.mjs';
import { binary, run } from './steps.mjs';

const staged = stagedFiles();
const sources = staged.filter((file) => /\.([cm]?[jt]sx?)$/.test(file));
const format = await run(binary('oxfmt'), [
  '--check',
  '--no-error-on-unmatched-pattern',
  ...staged,
]);
const lint =
  sources.length === 0
    ? { ok: true }
    : await run(binary('oxlint'), ['--no-error-on-unmatched-pattern', ...sources]);
if (!format.ok) console.error('Run `npm run format`, and stage what it changed.');
process.exitCode = staged.length === 0 || (format.ok && lint.ok) ? 0 : 1;
