/** A person with a browser: the steps of the stories, in any engine. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Handle, Tab } from './drivers/driver';
import type { Matcher, Query } from './pageQueries';

/** Timeout in milliseconds, for slow machines. */
const waitTimeout = 30_000;
const script = buildSync({
  entryPoints: [path.join(__dirname, 'pageQueries.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
}).outputFiles[0]?.text;

type Words = string | RegExp;
const matcherOf = (words: Words): Matcher =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };
export const role = (name: string, words?: Words, within?: Query): Query => ({
  by: 'role',
  role: name,
  ...(words !== undefined && { name: matcherOf(words) }),
  ...(within && { within }),
});
export const label = (words: Words, within?: Query): Query => ({
  by: 'label',
  text: matcherOf(words),
  ...(within && { within }),
});
export const text = (words: Words, within?: Query): Query => ({
  by: 'text',
  text: matcherOf(words),
  ...(within && { within }),
});
/** Whether the app has hydrated the rendered page: React marks its elements. */
const hasStarted = `!document.getElementById('state') ||
  [...document.querySelectorAll('main :is(h1, form, button)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')))`;

/** Finds an input by its wire field. */
export const field = (name: string): Query => ({ by: 'name', name });
export const heading = (words: Words) => role('heading', words);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export class Person {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Retries until it succeeds, because pages load and change in the meantime. */
  private async until<Answer>(what: string, attempt: () => Promise<Answer | undefined>) {
    const startedAt = Date.now();
    let failure: unknown;
    while (Date.now() - startedAt < waitTimeout) {
      try {
        const answer = await attempt();
        if (answer !== undefined) return answer;
      } catch (error) {
        failure = error;
      }
      await wait(100);
    }
    throw new Error(
      `${what}, at ${await this.tab.url()}${failure instanceof Error ? `: ${failure.message}` : ''}`,
    );
  }

  private async expression(query: Query) {
    if (!(await this.tab.evaluate(`'pageQueries' in window`)))
      await this.tab.evaluate(`(() => { ${script}; return true; })()`);
    return `window.pageQueries.find(${JSON.stringify(query)})`;
  }

  private async look(query: Query): Promise<Handle | undefined> {
    return this.tab.find(await this.expression(query));
  }

  private async act(what: string, query: Query, action: (element: Handle) => Promise<void>) {
    await this.until(`Could not ${what} ${JSON.stringify(query)}`, async () => {
      const element = await this.look(query);
      if (element === undefined) return undefined;
      await action(element);
      return true;
    });
  }

  async goto(address: string) {
    await this.tab.goto(new URL(address, this.origin).href);
    // a rendered page responds only after hydration
    await this.until('The app did not start', async () =>
      (await this.tab.evaluate(hasStarted)) === true ? true : undefined,
    );
  }
  async sees(query: Query) {
    await this.until(`Nothing like ${JSON.stringify(query)}`, () => this.look(query));
  }
  async seesNo(query: Query) {
    await this.until(`Still there: ${JSON.stringify(query)}`, async () =>
      (await this.look(query)) === undefined ? true : undefined,
    );
  }
  async isAt(address: RegExp) {
    await this.until(`Not at ${address.source}`, async () =>
      address.test(await this.tab.url()) ? true : undefined,
    );
  }
  async click(query: Query) {
    await this.act('click', query, (element) => this.tab.click(element));
  }
  /** Clicks until the expected element appears: a rendered page responds only after hydration. */
  async clickFor(query: Query, expected: Query) {
    await this.until(`No ${JSON.stringify(expected)}`, async () => {
      if ((await this.look(expected)) === undefined) {
        const element = await this.look(query);
        if (element) await this.tab.click(element);
        await wait(700);
      }
      return this.look(expected);
    });
  }
  async fill(query: Query, words: string) {
    await this.act('fill', query, (element) => this.tab.type(element, words));
    await this.holds(query, words);
  }
  async fillAll(fields: Record<string, string>) {
    for (const [name, words] of Object.entries(fields)) await this.fill(field(name), words);
  }
  async choose(query: Query, value: string) {
    await this.act('choose in', query, (element) => this.tab.choose(element, value));
    await this.holds(query, value);
  }
  async check(query: Query) {
    await this.act('check', query, (element) => this.tab.click(element));
    await this.until(`Not checked: ${JSON.stringify(query)}`, async () =>
      (await this.tab.evaluate(`${await this.expression(query)}?.checked`)) === true
        ? true
        : undefined,
    );
  }
  async chooseFile(query: Query, file: string) {
    await this.act('choose a file in', query, (element) => this.tab.chooseFile(element, file));
  }
  /** Returns a field's value. */
  async valueOf(query: Query): Promise<unknown> {
    return this.tab.evaluate(`${await this.expression(query)}?.value`);
  }
  async holds(query: Query, value: string) {
    await this.until(`Not "${value}" in ${JSON.stringify(query)}`, async () =>
      (await this.valueOf(query)) === value ? true : undefined,
    );
  }
  /** Waits until a call to this URL has been answered. */
  async hasSent(address: string) {
    await this.until(`Not sent: ${address}`, async () =>
      (await this.tab.evaluate(
        `performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd > 0 && name.endsWith(${JSON.stringify(address)}))`,
      )) === true
        ? true
        : undefined,
    );
  }
  async press(key: 'Enter' | 'Escape' | 'Tab') {
    await this.tab.press(key);
  }
  async reload() {
    await this.tab.reload();
  }
  async back() {
    await this.tab.back();
  }
  /** Returns the path of a link's target. */
  async pathOf(query: Query): Promise<string> {
    await this.sees(query);
    return String(
      await this.tab.evaluate(`new URL(${await this.expression(query)}.href).pathname`),
    );
  }
}
