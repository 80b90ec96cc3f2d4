/**
 * Compares a fixed set of pictures with the app's current look: `npm run test:pictures`. `npm run
 * pictures` retakes the set. If the set was taken with another version of Chromium, the pictures
 * are taken again from a build of the commit that added the set; if the clone lacks it, nothing is
 * compared, and that is reported. `--twice` compares two runs of the current build: any difference
 * has a cause outside the app. `--only home,login` limits the screens. Differences are written to
 * test-results/pictures, the counts to its report.json.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { buildStale, buildNames } from '../../tools/builds.mjs';
import { withBuildOf } from './buildOf.mjs';
import { launchChromium } from './drawing.mjs';
import { drawSet } from './drawSet.mjs';
import { whyNot } from './fixedTime.mjs';

const { values: options } = parseArgs({
  options: {
    refresh: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const folder = fileURLToPath(new URL('set', import.meta.url));
const settings = path.join(folder, 'set.json');
const results = path.resolve('test-results/pictures');
/** The share of a picture's pixels that may differ; none between two runs of one build. */
const tolerance = options.twice ? 0 : 0.0005;
const megabyte = 1024 * 1024;

const pixelsOf = (picture) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Describes how two pictures differ, with a picture of the difference; `undefined` if they don't.
 */
const compare = async (before, after) => {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { width, height } = old.info;
  if (width !== now.info.width || height !== now.info.height)
    return { words: `${width} × ${height} became ${now.info.width} × ${now.info.height}` };
  const difference = Buffer.alloc(old.data.length);
  const count = pixelmatch(old.data, now.data, difference, width, height, { threshold: 0.1 });
  if (count <= width * height * tolerance) return undefined;
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    words: `${count} pixels differ (${((count * 100) / width / height).toFixed(2)} %)`,
    picture,
  };
};

/** Compares all pictures; reports the differences and returns how many are equal. */
const compareAll = async (before, after) => {
  const names = new Set([...before.keys(), ...after.keys()]);
  let failed = 0;
  for (const name of names) {
    const [old, now] = [before.get(name), after.get(name)];
    const found =
      old && now
        ? await compare(old, now)
        : { words: old ? 'could not be drawn' : 'is not in the set' };
    if (!found) continue;
    failed += 1;
    console.log(`${name}: ${found.words}`);
    if (old)
      writeFileSync(path.join(results, `${name}-before.png`), await sharp(old).png().toBuffer());
    if (now) writeFileSync(path.join(results, `${name}-now.png`), now);
    if (found.picture) writeFileSync(path.join(results, `${name}-difference.png`), found.picture);
  }
  return { passed: names.size - failed, failed };
};

const readSet = () =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => [path.basename(name, '.webp'), readFileSync(path.join(folder, name))]),
  );

const refresh = async (pictures, chromium) => {
  if (!options.only) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of pictures)
    writeFileSync(
      path.join(folder, `${name}.webp`),
      await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer(),
    );
  writeFileSync(settings, `${JSON.stringify({ chromium }, null, 2)}\n`);
  const size = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
  console.log(
    `${pictures.size} pictures, ${(size / megabyte).toFixed(1)} MB, by Chromium ${chromium}`,
  );
  if (size > 5 * megabyte) throw new Error('The set is larger than 5 MB.');
};

const only = options.only?.split(',');
const wanted = (pictures) =>
  only
    ? new Map([...pictures].filter(([name]) => only.some((each) => name.startsWith(each))))
    : pictures;

/** Writes the result for callers that run this as a step. */
const report = (found) => writeFileSync(path.join(results, 'report.json'), JSON.stringify(found));

/** Returns the pictures to compare with and their origin, or why there are none. */
const findBefore = async (browser) => {
  const chromium = browser.version();
  if (options.twice) return { result: await drawSet(browser, { only }), words: 'drawn twice' };
  const made = JSON.parse(readFileSync(settings, 'utf8'));
  if (made.chromium === chromium) return { result: wanted(readSet()), words: 'as in the set' };
  console.log(
    `The set was drawn by Chromium ${made.chromium}, this is ${chromium}: the set's commit is drawn as well.`,
  );
  return {
    ...(await withBuildOf(folder, (entry) => drawSet(browser, { entry, only }))),
    words: "as by the set's commit",
  };
};

const compareWith = async (browser, pictures) => {
  const before = await findBefore(browser);
  if ('whyNot' in before) {
    console.log(
      `The pictures are not compared: ${before.whyNot}. "npm run pictures" draws the set with this Chromium.`,
    );
    return;
  }
  const found = await compareAll(before.result, pictures);
  report(found);
  const { passed, failed } = found;
  console.log(
    `${passed} pictures ${before.words}, ${failed} not${failed > 0 ? `: see ${results}. Where that is wanted, run "npm run pictures".` : '.'}`,
  );
  if (failed > 0) process.exitCode = 1;
};

const run = async () => {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  report({ passed: 0, failed: 0 });
  if (whyNot) {
    console.log(`The pictures are not compared: ${whyNot}.`);
    return;
  }
  await buildStale(buildNames);
  const browser = await launchChromium();
  try {
    const pictures = await drawSet(browser, { only });
    if (options.refresh) await refresh(pictures, browser.version());
    else await compareWith(browser, pictures);
  } finally {
    await browser.close();
  }
};

await run();
