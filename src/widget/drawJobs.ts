import { widgetTexts as texts } from '@/texts/widget';
import type { WidgetJob, WidgetJobs } from './readFeed';

/** What a widget shows: the jobs, or why there are none. */
export type Shown = 'loading' | 'unavailable' | WidgetJobs;

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** Creates a link that opens in the top window, since our pages can't be shown in a frame. */
const link = (href: string, children: readonly (Node | string)[]): HTMLElement =>
  element('a', children, { href, target: '_top' });

const jobItem = ({ url, title, location, type, pay }: WidgetJob): HTMLElement => {
  const facts = [location, type, pay].filter(Boolean).join(' · ');
  return element('li', [
    link(url, [
      element('strong', [title], { dir: 'auto' }),
      ...(facts === '' ? [] : [' ', element('small', [facts], { dir: 'auto' })]),
    ]),
  ]);
};

/** Creates the content below the heading. */
const content = (shown: Shown, limit: number): HTMLElement[] => {
  if (shown === 'loading') return [element('p', [texts.loading])];
  // the slot shows the element's own content on the page, such as a fallback link
  if (shown === 'unavailable')
    return [element('p', [texts.unavailable]), element('p', [document.createElement('slot')])];
  const { jobs, page } = shown;
  if (jobs.length === 0) return [element('p', [texts.empty])];
  const list = element('ul', jobs.slice(0, limit).map(jobItem));
  // Safari doesn't expose a list without bullets as a list
  list.setAttribute('role', 'list');
  return page === '' ? [list] : [list, element('p', [link(page, [texts.all])])];
};

type Drawn = { shown: Shown; heading: string; limit: number };
/** Creates a widget's content: plain elements with text nodes, never markup. */
export const drawJobs = ({ shown, heading, limit }: Drawn): HTMLElement =>
  element(
    'div',
    [element('h2', [heading || texts.heading], { id: 'heading' }), ...content(shown, limit)],
    // not a landmark: a page may have several with the same name
    {
      role: 'group',
      lang: 'en',
      'aria-labelledby': 'heading',
      'aria-busy': String(shown === 'loading'),
    },
  );
