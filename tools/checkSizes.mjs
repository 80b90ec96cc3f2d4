/**
 * `npm run test:sizes`, after a build: checks the size limits of the scripts that a page needs
 * before it can be shown, and of the widget's script. `npm run bench:page -- --only scripts`
 * measures what a browser loads.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './builds.mjs';

/** A visitor's first page, gzipped, in kB (1,000 bytes). @type {Record<string, number>} */
const limits = {
  Home: 172,
  CategoryList: 169,
  CategoryJob: 172,
  JobView: 174.7,
  EmployerReadOnly: 169.3,
  TermsOfUse: 166,
  JobListing: 184.5,
  Login: 186.7,
  LoginEmployer: 186.9,
  SignUp: 189.6,
  SignUpEmployer: 189.6,
};

/** The limit of the widget (docs/widget.md), gzipped, in kB. */
const widgetLimit = 6;

const web = path.join(root, 'dist/web');
/** @param {string} name */
const read = (name) => readFileSync(path.join(web, name));
/** @type {Record<string, string[]>} */
const scriptsOf = JSON.parse(read('chunks.json').toString());
const always = [
  ...read('index.html')
    .toString()
    .matchAll(/src="([^"]+\.js)"/g),
].map(([, name = '']) => name);

const rows = Object.entries(limits).map(([page, limit]) => {
  const names = new Set([...always, ...(scriptsOf[page] ?? [])]);
  const bytes = [...names].reduce(
    (sum, name) => sum + gzipSync(read(name), { level: 9 }).length,
    0,
  );
  // a renamed page would otherwise pass, with no scripts of its own
  return { page, kB: bytes / 1000, limit, isFine: page in scriptsOf && bytes / 1000 <= limit };
});
const widget = gzipSync(read('widget.js'), { level: 9 }).length / 1000;
rows.push({ page: 'widget.js', kB: widget, limit: widgetLimit, isFine: widget <= widgetLimit });
for (const { page, kB, limit, isFine } of rows)
  console.log(`${page}: ${kB.toFixed(1)} kB, at most ${limit}${isFine ? '' : ' **missed**'}`);
if (always.length === 0 || rows.some(({ isFine }) => !isFine)) process.exitCode = 1;
