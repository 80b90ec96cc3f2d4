import { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import type { HostConfig } from '@/api/hostConfig';
import { App } from '@/app/App';
import { announcementBar } from '@/app/layouts/SiteAnnouncement';
import { pageStateOf, writePageState } from '@/app/pageState';
import { AppRoutes, notFoundRoute, routesTo } from '@/app/routes';
import { chunkNameOf, fetchElements } from '@/app/screen';
import { makeStore } from '@/app/store';
import { makeStyleCache } from '@/app/theme/styleCache';
import { PageTitleContext } from '@/ui/page/pageTitle';
import { fetchParts } from '@/ui/page/part/ssrPart';
import { site } from '@contract/constants/site';
import { matchRoute } from '@contract/matchRoute';
import { pageLoaderOf } from './pageLoaders';
import { fillTemplate, preloadScreen, type ScreenFile } from './pageTemplate';
import { styleTags } from './styleTags';

/** Calls the host's API in-process, without cookies or rate limits. */
export type Call = (request: {
  method: string;
  url: string;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

export type PageRequest = {
  /** Path and query of the browser's request. */
  url: string;
  /** index.html with its placeholders. */
  template: string;
  config: HostConfig;
  call: Call;
  /** The current time, in milliseconds; ages ("2 days ago") are relative to it. */
  now: number;
  /** The built chunks.json: the script files of each screen and part. */
  chunks?: Record<string, string[]>;
  /** Whether to render a page for a job, company or category that doesn't exist. */
  rendersMissing?: boolean;
  /** Called if a call failed, with the message that the app logs. */
  onFailure?: (message: string, reason: unknown) => void;
};

/** A call's response; returning the text directly is cheaper than reading a body stream. */
class InProcessResponse extends Response {
  readonly #body: string;
  constructor(body: string, init: ResponseInit) {
    super(null, init);
    this.#body = body;
  }
  override text(): Promise<string> {
    return Promise.resolve(this.#body);
  }
}

const fetchInProcess =
  (call: Call): typeof fetch =>
  async (input, init) => {
    const { url, method } =
      input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(url);
    const { status, headers, body } = await call({ method, url: pathname + search });
    return new InProcessResponse(status === 204 ? '' : body, { status, headers });
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
    // sent in one piece: React moves parts that it streams later into place with inline scripts,
    // which the CSP blocks. If rendering fails halfway, the host sends the plain app instead
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

/**
 * Adds the script files of the parts in `body` that `ssrPart` made, each with its media query.
 * Text in `body` can't match the pattern, because quotation marks are escaped there.
 */
const withPartFiles = (
  files: readonly string[],
  body: string,
  chunks: Record<string, string[]>,
): ScreenFile[] => {
  const found = new Map<string, ScreenFile>(files.map((path) => [path, { path }]));
  for (const [, name = '', media] of body.matchAll(/ data-part="(\w+)"(?: data-media="([^"]+)")?/g))
    for (const path of chunks[name] ?? [])
      // a file that any part needs on all screens is fetched on all screens
      if (!found.has(path) || media === undefined) found.set(path, { path, media });
  return [...found.values()];
};

/** Whether a page with this status is rendered; 410 is an ended job's. */
const isRendered = (status: number, rendersMissing: boolean): boolean =>
  status === 200 || status === 410 || (status === 404 && rendersMissing);

/**
 * Renders a visitor's page to HTML with its data, for hydration. If the host doesn't render this
 * route, `html` is the plain app with links to its screen's files. `html` is `null` if the data
 * couldn't be loaded, or doesn't exist and `rendersMissing` is false: the plain app is then served
 * with `status`. Resolves to `null` if no route matches.
 */
export const renderPage = async ({
  url,
  template,
  config,
  call,
  now,
  chunks = {},
  rendersMissing = true,
  onFailure,
}: PageRequest): Promise<{ html: string | null; status: number } | null> => {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const tree = routesTo(matchRoute(pathname));
  const match = matchRoutes(tree, pathname)?.at(-1);
  if (!match) return null;
  const elements = [match.route.element, ...(config.announcement ? [announcementBar] : [])];
  const screenFiles = elements.flatMap((each) => chunks[chunkNameOf(each) ?? ''] ?? []);
  const loadData = pageLoaderOf(match.route.id ?? '');
  if (!loadData) return { html: preloadScreen(template, screenFiles), status: 200 };

  const { store } = makeStore({
    config,
    fetchFn: fetchInProcess(call),
    persist: false,
    logFailure: onFailure,
  });
  const status = await loadData(store.dispatch, match.params, searchParams);
  if (!isRendered(status, rendersMissing || match.route.id === notFoundRoute))
    return { html: null, status };

  await fetchElements(elements).then(fetchParts);
  const cache = makeStyleCache();
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
              <AppRoutes tree={tree} />
            </StaticRouter>
          </App>
        </PageTitleContext>
      </CacheProvider>
    </StrictMode>,
  );
  const html = fillTemplate(template, {
    title,
    screenFiles: withPartFiles(screenFiles, body, chunks),
    styles: styleTags(cache, emotion, body),
    body,
    state: writePageState(pageStateOf(store.getState().api.queries, now)),
  });
  return { html, status };
};
