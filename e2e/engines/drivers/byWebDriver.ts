import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import WebDriver from 'webdriver';
import { height, width, type Engine, type Handle, type Missing, type Tab } from './driver';
import { findProgram } from './programs';

type Client = Awaited<ReturnType<typeof WebDriver.newSession>>;
/** The key of an element reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
// handles come from this driver's own `find`
const idOf = ({ driverElement }: Handle) => driverElement as string;
/** Returns the id of the element that a script returned; `undefined` if it found none. */
const idIn = (found: unknown): string | undefined =>
  // a WebDriver element reference
  (found as Record<string, string> | null)?.[elementKey];
/** The paths of WebKitGTK's MiniBrowser on Debian, by machine. */
const miniBrowsers = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

const deleteKey = '\uE017';
/** Returns the actions that type a text key by key. */
const keysOf = (text: Iterable<string>) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Starts a virtual display; returns its name. */
const startDisplay = async (program: string) => {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', `${width}x${height + 200}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no third descriptor.');
  const [number] = (await once(numbers, 'data')) as [Buffer]; // a readable stream emits buffers
  return { child, display: `:${number.toString().trim()}` };
};

const waitForPort = async (port: number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('WebKitWebDriver did not start.');
};

/** Scrolls an element to the center: the driver would scroll it to an edge, below the header. */
const reach = (client: Client, element: Handle) =>
  client.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', [
    { [elementKey]: idOf(element) },
  ]);

const tabOf = (client: Client, close: () => Promise<void>): Tab => ({
  goto: async (url) => {
    await client.navigateTo(url);
  },
  reload: async () => {
    await client.refresh();
  },
  back: async () => {
    await client.back();
  },
  url: () => client.getUrl(),
  evaluate: (expression) => client.executeScript(`return ${expression}`, []),
  find: async (expression) => {
    const found: unknown = await client.executeScript(`return ${expression}`, []);
    const id = idIn(found);
    return id === undefined ? undefined : { driverElement: id };
  },
  click: async (element) => {
    await reach(client, element);
    await client.elementClick(idOf(element));
  },
  type: async (element, text) => {
    await reach(client, element);
    // inputs that keep their value don't notice WebKit's own clearing, and would restore it
    await client.executeScript('arguments[0].focus(); arguments[0].select();', [
      { [elementKey]: idOf(element) },
    ]);
    await client.performActions([keysOf(text === '' ? [deleteKey] : text)]);
  },
  press: async (key) => {
    await client.performActions([keysOf([keys[key]])]);
  },
  choose: async (element, value) => {
    await reach(client, element);
    // by the `value` property, which options have even without the attribute
    const option: unknown = await client.executeScript(
      'return [...arguments[0].options].find(({ value }) => value === arguments[1]) ?? null',
      [{ [elementKey]: idOf(element) }, value],
    );
    const id = idIn(option);
    if (id === undefined) throw new Error(`No such choice: ${value}`);
    await client.elementClick(id);
  },
  chooseFile: async (element, path) => {
    await client.elementSendKeys(idOf(element), path);
  },
  picture: async (path) => {
    await writeFile(`${path}.png`, Buffer.from(await client.takeScreenshot(), 'base64'));
  },
  problems: () => Promise.resolve([]),
  close,
});

/** Opens a tab. A driver serves one session, so each person gets their own. */
const openTab = async (programs: { driver: string; browser: string }, display: string) => {
  // dynamic, because Playwright `require`s what its tests import, which not every Node supports for
  // ES modules
  const { freePort } = await import('../../../tools/freePort.mjs');
  const port = await freePort();
  const child = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  try {
    await waitForPort(port);
    const client = await WebDriver.newSession({
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'silent',
      connectionRetryCount: 0,
      capabilities: {
        // file inputs may be hidden
        strictFileInteractability: false,
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        'wdio:enforceWebDriverClassic': true,
      } as WebdriverIO.Capabilities, // the type only knows the large browsers
    });
    await client.setWindowRect(0, 0, width, height);
    return tabOf(client, async () => {
      await client.deleteSession();
      await end(child);
    });
  } catch (error) {
    await end(child);
    throw error;
  }
};

export const startWebKit = async (): Promise<Engine | Missing> => {
  const driver = findProgram('WebKitWebDriver');
  const browser = findProgram(...miniBrowsers);
  const xvfb = findProgram('Xvfb');
  if (!driver || !browser || !xvfb)
    return {
      title: 'WebKit',
      missing: 'it is not installed (Debian’s packages webkit2gtk-driver and xvfb)',
    };
  const { child, display } = await startDisplay(xvfb);
  const probe = await openTab({ driver, browser }, display);
  const agent = String(await probe.evaluate('navigator.userAgent'));
  await probe.close();
  return {
    title: `WebKit (${/AppleWebKit\/\S+/.exec(agent)?.[0]}, WebKitGTK’s MiniBrowser)`,
    skipped: 'errors on the console, which its driver does not tell',
    open: () => openTab({ driver, browser }, display),
    close: () => end(child),
  };
};
