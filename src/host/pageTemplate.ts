/**
 * Turns the app's scripts and the style sheet (theme variables that this page doesn't use) into
 * links that public/start.js loads after the first paint, together with the screen's scripts.
 */
const deferScripts = (template: string): string =>
  template
    .replaceAll(/<script defer src="([^"]+)"><\/script>/g, '<link data-start="app" href="$1">')
    .replace('<link rel="stylesheet"', '<link data-start="styles"')
    .replace('</head>', '<script defer src="/start.js"></script></head>');

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const hidden = 'button:not([type=submit]){display:none}';
/**
 * Hides the buttons of unhydrated parts (ui/page/part/hydrateOnInteraction.tsx) if they would do
 * nothing, because the part's script can't be fetched or scripts are disabled. Submit buttons
 * remain, since forms work without scripts.
 */
const withoutScripts = `<style>[data-dead] ${hidden}</style><noscript><style>[data-used-part] ${hidden}</style></noscript>`;

/** A script file that the screen needs. */
export type ScreenFile = {
  path: string;
  /** A media query: other screens don't fetch the file. */
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

/** Returns the plain app's HTML, with preload links for its screen's script files. */
export const preloadScreen = (template: string, screenFiles: readonly string[]): string =>
  template.replace('<!--app-head-->', () =>
    screenFiles
      .map((file) => `<link rel="preload" as="script" href="${escapeHtml(file)}">`)
      .join(''),
  );

/** Returns a rendered page's HTML: index.html with its placeholders filled. */
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
  // replacements are functions, because `$` is special in a replacement string
  return deferScripts(template)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--app-head-->', () => screenLinks + styles + withoutScripts)
    .replace('<!--app-html-->', () => body)
    .replace('<!--app-state-->', () => stateBlock);
};
