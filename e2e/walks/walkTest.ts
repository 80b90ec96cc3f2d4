import { test as base } from '../engines/engineTest';
import { Walker } from './walker';

/** The engines' test with a person whose steps are measured; their effort is the test's result. */
export const test = base.extend<{ walk: () => Promise<Walker> }>({
  walk: async ({ people, baseURL }, use, info) => {
    const walkers: Walker[] = [];
    await use(async () => {
      const walker = new Walker(await people.openTab(), baseURL ?? '');
      walkers.push(walker);
      return walker;
    });
    for (const { meter } of walkers)
      info.annotations.push({ type: 'effort', description: JSON.stringify(meter.total()) });
  },
});
