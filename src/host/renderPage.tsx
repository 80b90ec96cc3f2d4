import { Writable } from 'node:stream';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import type { HostConfig } from '@/api/hostConfig';
import { App } from '@/app/App';
import { writePageState } from '@/app/pageState';
import { AppRoutes, routeObjects } from '@/app/routes';
import { chunkNameOf } from '@/app/screen';
import { makeStore } from '@/app/store';
import { PageTitleContext } from '@/ui/page/pageTitle';
import { site } from '@contract/site';
import { preparationOf } from './preparations';

/** One call to the host's API, answered in-process: no cookie, no limits. */
export type Call = (request: {
  method: string;
  url: string;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

export type PageRequest = {
  /** Path and query, as the browser asked. */
  url: string;
  /** index.html with its placeholders. */
  template: string;
  config: HostConfig;
  call: Call;
  /** Milliseconds; the time the page's ages are counted from. */
  now: number;
  /** Script files by screen, fetched while the page is read. */
  chunks?: Record<string, string[]>;
};

const fetchBy =
  (call: Call): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await call({
      method: request.method,
      url: pathname + search,
    });
    return new Response(status === 204 ? null : body, { status, headers });
  };

const toHtml = (node: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: string[] = [];
    const sink = new Writable({
      write: (part, _encoding, done) => {
        parts.push(String(part));
        done();
      },
      final: (done) => {
        resolve(parts.join(''));
        done();
      },
    });
    // a page that breaks half way isn't served: the plain app stands in in one piece however long:
    // parts that React would move into place later need inline scripts, which the CSP refuses
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

/**
 * The app's scripts, and the screen's, fetched and started by public/start.js after the first
 * paint.
 */
const startAfterPaint = (template: string): string =>
  template
    .replaceAll(/<script defer src="([^"]+)"><\/script>/g, '<link data-start="app" href="$1">')
    .replace('</head>', '<script defer src="/start.js"></script></head>');

/**
 * The theme's colours that this page doesn't use (MUI names some 400) are left out: half of what
 * would have to arrive before the first paint. Unmarked as emotion's, so that the browser's own
 * cache adds all of them when the app starts.
 */
const withoutUnusedColours = (styles: string, body: string): string => {
  const used = new Set(
    [...(styles + body).matchAll(/var\((--jl-[\w-]+)/g)].map(([, name]) => name),
  );
  return styles.replace(
    /<style data-emotion="css-global [^"]*">([^<]*--jl-[^<]*:[^<]*)<\/style>/g,
    (style, css: string) => {
      const shorter = css.replace(/(--jl-[\w-]+):[^;}]*;/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      );
      return shorter === css ? style : `<style>${shorter}</style>`;
    },
  );
};

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * A visitor's page as HTML with its data, to be hydrated. Null where the page isn't rendered on the
 * host or its data can't be had: then the plain app is served with `status`.
 */
export const renderPage = async ({
  url,
  template,
  config,
  call,
  now,
  chunks = {},
}: PageRequest): Promise<{ html: string | null; status: number } | null> => {
  const pathname = new URL(url, 'http://page.invalid').pathname;
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  const prepare = preparationOf(match?.route.id ?? '');
  if (!match || !prepare) return null;

  const { store } = makeStore({ config, fetchFn: fetchBy(call), persist: false });
  const status = await prepare(store.dispatch, match.params);
  if (status !== 200) return { html: null, status };

  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  let title: string = site.name;
  const body = await toHtml(
    <StrictMode>
      <CacheProvider value={cache}>
        <PageTitleContext
          value={(given) => {
            title = given;
          }}
        >
          <App store={store} config={config} now={now}>
            <StaticRouter location={url}>
              <AppRoutes />
            </StaticRouter>
          </App>
        </PageTitleContext>
      </CacheProvider>
    </StrictMode>,
  );
  const styles = withoutUnusedColours(
    emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body)),
    body,
  );
  const screen = (chunks[chunkNameOf(match.route.element) ?? ''] ?? [])
    .map((file) => `<link data-start="screen" href="${escapeHtml(file)}">`)
    .join('');
  const state = `<script type="application/json" id="state">${writePageState({ api: store.getState().api, now })}</script>`;
  const html = startAfterPaint(template)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--app-head-->', () => screen + styles)
    .replace('<!--app-html-->', () => body)
    .replace('<!--app-state-->', () => state);
  return { html, status };
};
