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
import { fillTemplate, preloadScreen, type ScreenFile } from './pageTemplate';
import { preparationOf } from './preparations';
import { styleTags } from './styleTags';

/** One call to the host's API, answered in-process: no cookie, no limits. */
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
  /** The time that ages ("2 days ago") are counted from, in milliseconds. */
  now: number;
  /** The built chunks.json: each screen's script files. */
  chunks?: Record<string, string[]>;
  /** Whether the page of a job, company or category that there isn't is drawn. */
  drawsMissing?: boolean;
  /** Logs a call that failed, in the words that the app logs it with. */
  onFailure?: (message: string, reason: unknown) => void;
};

/** What a call answered: text that is there costs less than a body that is streamed. */
class Answer extends Response {
  readonly #body: string;
  constructor(body: string, init: ResponseInit) {
    super(null, init);
    this.#body = body;
  }
  override text(): Promise<string> {
    return Promise.resolve(this.#body);
  }
}

const fetchBy =
  (call: Call): typeof fetch =>
  async (input, init) => {
    const { url, method } =
      input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(url);
    const { status, headers, body } = await call({ method, url: pathname + search });
    return new Answer(status === 204 ? '' : body, { status, headers });
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
    // sent in one piece: what React streams later it moves into place by inline scripts, which the
    // CSP refuses. A page that fails half way is not served; the host sends the plain app instead
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

/**
 * With the files of parts made by `ssrPart`, each with the screens that show it; in a text a
 * quotation mark is escaped.
 */
const withPartFiles = (
  files: readonly string[],
  body: string,
  chunks: Record<string, string[]>,
): ScreenFile[] => {
  const found = new Map<string, ScreenFile>(files.map((path) => [path, { path }]));
  for (const [, name = '', media] of body.matchAll(/ data-part="(\w+)"(?: data-media="([^"]+)")?/g))
    for (const path of chunks[name] ?? [])
      // one that another part needs everywhere is fetched everywhere
      if (!found.has(path) || media === undefined) found.set(path, { path, media });
  return [...found.values()];
};

/** Whether a page of this status has something to show; 410 is that of a job that has ended. */
const isShown = (status: number, drawsMissing: boolean): boolean =>
  status === 200 || status === 410 || (status === 404 && drawsMissing);

/**
 * A visitor's page as HTML with its data, to be hydrated; the plain app with links to its screen's
 * files where the host doesn't render the page. Null where its data can't be had, or nothing is
 * there and that isn't drawn: then the plain app is served with `status`.
 */
export const renderPage = async ({
  url,
  template,
  config,
  call,
  now,
  chunks = {},
  drawsMissing = true,
  onFailure,
}: PageRequest): Promise<{ html: string | null; status: number } | null> => {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const tree = routesTo(matchRoute(pathname));
  const match = matchRoutes(tree, pathname)?.at(-1);
  if (!match) return null;
  const elements = [match.route.element, ...(config.announcement ? [announcementBar] : [])];
  const screenFiles = elements.flatMap((each) => chunks[chunkNameOf(each) ?? ''] ?? []);
  const prepare = preparationOf(match.route.id ?? '');
  if (!prepare) return { html: preloadScreen(template, screenFiles), status: 200 };

  const { store } = makeStore({
    config,
    fetchFn: fetchBy(call),
    persist: false,
    logFailure: onFailure,
  });
  const status = await prepare(store.dispatch, match.params, searchParams);
  if (!isShown(status, drawsMissing || match.route.id === notFoundRoute))
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
