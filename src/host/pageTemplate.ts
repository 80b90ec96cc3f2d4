import { LRUCache } from 'lru-cache';

/**
 * The app's scripts are fetched and started by public/start.js after the first paint, together with
 * the screen's.
 */
const startAfterPaint = (template: string): string =>
  template
    .replaceAll(/<script defer src="([^"]+)"><\/script>/g, '<link data-start="app" href="$1">')
    .replace('</head>', '<script defer src="/start.js"></script></head>');

const useOf = 'var(--jl-';
/** The theme's custom properties that a text uses. */
const namesIn = (text: string): Set<string> => {
  const names = new Set<string>();
  const name = /[\w-]+/y;
  for (let at = text.indexOf(useOf); at >= 0; at = text.indexOf(useOf, name.lastIndex)) {
    name.lastIndex = at + 'var('.length;
    for (const found of name.exec(text) ?? []) names.add(found);
  }
  return names;
};

type Shortened = { used: Set<string>; styles: string };
const shorten = (styles: string, used: Set<string>): Shortened => ({
  used,
  styles: styles.replace(
    /<style data-emotion="css-global [^"]*">([^<]*--jl-[^<]*:[^<]*)<\/style>/g,
    (style, css: string) => {
      const shorter = css.replace(/(?<![\w-])(--jl-[\w-]+):[^;}]*;/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      );
      return shorter === css ? style : `<style>${shorter}</style>`;
    },
  ),
});
/** Pages of one kind have the same styles. */
const shortened = new LRUCache<string, Shortened>({ max: 30 });

/**
 * Drops the theme's custom properties that the page doesn't use (MUI defines some 400): half of the
 * bytes before the first paint. The style tag loses its emotion mark, so that the browser's cache
 * adds all of them when the app starts.
 */
export const withoutUnusedColours = (styles: string, body: string): string => {
  const known = shortened.get(styles) ?? shorten(styles, namesIn(styles));
  shortened.set(styles, known);
  const others = [...namesIn(body)].filter((name) => !known.used.has(name));
  return others.length === 0
    ? known.styles
    : shorten(styles, new Set([...known.used, ...others])).styles;
};

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A script file that the screen needs. */
export type ScreenFile = {
  path: string;
  /** A media query: other screens do without. */
  media?: string | undefined;
};
type PageParts = {
  title: string;
  screenFiles: readonly ScreenFile[];
  /** Style tags. */
  styles: string;
  body: string;
  /** JSON with `<` escaped. */
  state: string;
};

/** The plain app, which loads its screen's script files together with its own. */
export const preloadScreen = (template: string, screenFiles: readonly string[]): string =>
  template.replace('<!--app-head-->', () =>
    screenFiles
      .map((file) => `<link rel="preload" as="script" href="${escapeHtml(file)}">`)
      .join(''),
  );

/** A rendered page's HTML: index.html with its placeholders filled. */
export const fillTemplate = (
  template: string,
  { title, screenFiles, styles, body, state }: PageParts,
): string => {
  const screenLinks = screenFiles
    .map(({ path, media }) => {
      const screens = media === undefined ? '' : ` media="${media}"`;
      return `<link data-start="screen" href="${escapeHtml(path)}"${screens}>`;
    })
    .join('');
  const stateBlock = `<script type="application/json" id="state">${state}</script>`;
  // replacements are functions, as a `$` in a string would be expanded
  return startAfterPaint(template)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--app-head-->', () => screenLinks + styles)
    .replace('<!--app-html-->', () => body)
    .replace('<!--app-state-->', () => stateBlock);
};
