import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

type When = 'at once' | 'once ready';

/**
 * Simulates Chrome's page translation: texts, including later ones and changes, are removed and
 * replaced by elements with the translation, after a delay for fetching it. It runs in an isolated
 * world, in which the page's patches of DOM functions have no effect.
 */
const translateDocument = (when: When): void => {
  const delay = 200;
  const left = 'script, style, noscript, textarea, font, [translate=no], .notranslate';
  const makeFont = (): HTMLElement => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  };
  const translateTexts = (): void => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      // the walker only visits texts
      texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue;
      const [outer, inner] = [makeFont(), makeFont()];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.before(outer);
      text.remove();
    }
  };
  const begin = (): void => {
    document.documentElement.lang = 'es';
    document.documentElement.classList.add('translated-ltr');
    translateTexts();
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        translateTexts();
      }, delay);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const beginOnceReady = (): void => {
    if (performance.getEntriesByName('screen-mounted').length > 0) setTimeout(begin, 2 * delay);
    else setTimeout(beginOnceReady, delay);
  };
  // translation scripts run after the page's own
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(when === 'at once' ? begin : beginOnceReady),
  );
};

/**
 * Translates everything that this page opens from now on, as Chrome does: `Save` becomes `«Save»`.
 */
export const translatePages = async (page: Page, when: When): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(translateDocument)})(${JSON.stringify(when)})`,
    worldName: 'translation',
  });
};

/**
 * Returns the texts that differ from what the app rendered, or aren't translated: `shown, meant`.
 * React identifies its output by the nodes it created, wherever they are by now.
 */
const findStale = (): string[] => {
  type Fiber = {
    tag: number;
    stateNode: unknown;
    memoizedProps: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
    /** On the root: the current tree. */
    current?: Fiber;
  };
  const [element, text, portal, dehydrated, hoisted] = [5, 6, 4, 18, 26];
  const found: string[] = [];
  const untranslated = (node: Node): string[] => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (
        data.trim() !== '' &&
        !parentElement?.closest('font, script, style, noscript, textarea, [translate=no]')
      )
        texts.push(data);
    }
    return texts;
  };
  /** Returns the text that should be there, `null` if unknown. */
  const meant = (fiber: Fiber | null): string | null => {
    let sum: string | null = '';
    for (let each = fiber; each; each = each.sibling) {
      const own = meantOf(each);
      sum = sum === null || own === null ? null : sum + own;
    }
    return sum;
  };
  const meantOf = (fiber: Fiber): string | null => {
    if (fiber.tag === text) return String(fiber.memoizedProps);
    if (fiber.tag === dehydrated) return null;
    if (fiber.tag === hoisted) return '';
    if (fiber.tag === portal) {
      meant(fiber.child);
      return '';
    }
    if (fiber.tag !== element) return meant(fiber.child);
    const node = fiber.stateNode as HTMLElement;
    const props = fiber.memoizedProps as { children?: unknown; dangerouslySetInnerHTML?: unknown };
    if (props.dangerouslySetInnerHTML || /^(style|script|textarea)$/i.test(node.tagName))
      return null;
    const { children } = props;
    const isText = typeof children === 'string' || typeof children === 'number';
    const whole = isText ? String(children) : meant(fiber.child);
    const shown = node.textContent.replaceAll(/[«»]/g, '');
    const isLeaf = !node.querySelector('p, div, li, section, article, form');
    if (whole !== null && isLeaf && shown !== whole) found.push(`${shown} | ${whole}`);
    return whole;
  };
  const root = document.getElementById('root');
  const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key) return ['React has not started'];
  // React's own property of its root
  const { stateNode } = (root as unknown as Record<string, Fiber>)[key]!;
  meant((stateNode as { current: Fiber }).current);
  return [...found, ...untranslated(document.body).map((each) => `not translated: ${each}`)];
};

/** Opens a page and waits for its translation, without any input: parts of it hydrate later. */
export const openTranslated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('font').first()).toBeAttached();
};
/** Expects the page to show what the app rendered, translated. */
export const expectTranslated = async (page: Page): Promise<void> => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect.poll(() => page.evaluate(findStale), { timeout: 5000 }).toEqual([]);
  await expect(page.getByRole('alert').filter({ hasText: /went wrong/i })).toHaveCount(0);
};
