import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { pdfWith } from '../steps/cvs';
import { startChromium, startFirefox } from './drivers/byPuppeteer';
import { startWebKit } from './drivers/byWebDriver';
import type { Engine, Missing, Tab } from './drivers/driver';
import { Person } from './person';

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
export type EngineOptions = { engineName: keyof typeof starts };
type Fixtures = {
  people: {
    /** Opens a browser for a new person. */
    open: () => Promise<Person>;
    /** Opens a separate browser. */
    openTab: () => Promise<Tab>;
    /** Allows errors that match from now on. */
    allow: (pattern: RegExp) => void;
  };
};

/** Writes a PDF named cv.pdf for the running test; returns its path. */
export const writeCv = async (): Promise<string> => {
  const file = base.info().outputPath('cv.pdf');
  await writeFile(file, pdfWith('Six years on acute wards'));
  return file;
};

/**
 * Playwright's test runner with other drivers: instead of a page, it provides people who perform
 * the stories' steps in the project's engine. An engine that isn't installed is skipped and
 * reported.
 */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | Missing }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      if (!('missing' in engine)) await engine.close();
    },
    { scope: 'worker' },
  ],
  people: async ({ engine, baseURL }, use, info) => {
    if ('missing' in engine) {
      info.skip(true, `${engine.title}: ${engine.missing}`);
      return;
    }
    info.annotations.push({ type: 'engine', description: engine.title });
    if (engine.skipped !== undefined)
      info.annotations.push({
        type: 'left out',
        description: `${engine.title}: ${engine.skipped}`,
      });
    const tabs: Tab[] = [];
    const allowed: RegExp[] = [];
    const openTab = async () => {
      const tab = await engine.open();
      tabs.push(tab);
      return tab;
    };
    const open = async () => new Person(await openTab(), baseURL ?? '');
    await use({ open, openTab, allow: (pattern) => void allowed.push(pattern) });
    if (info.status !== info.expectedStatus)
      for (const [index, tab] of tabs.entries())
        await tab.picture(info.outputPath(`${index + 1}`)).catch(() => undefined);
    const problems = (await Promise.all(tabs.map((tab) => tab.problems())))
      .flat()
      .filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    await Promise.all(tabs.map((tab) => tab.close()));
    base.expect(problems, 'problems in the browser').toEqual([]);
  },
});
