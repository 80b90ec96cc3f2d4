import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from './context';
import { consoleLog } from './log';
import { compression } from './plugins/answers/compression';
import { apiDocs } from './plugins/apiDocs';
import { bareHeaders } from './plugins/bareHeaders';
import { jsonLimit } from './plugins/bodies/bodyBounds';
import { ignoreBodies } from './plugins/bodies/readJson';
import { callers } from './plugins/callers';
import { sendClientError } from './plugins/clientErrors';
import { limitConnections, connectionTimeouts } from './plugins/connections';
import { contract } from './plugins/contract';
import { deadlines } from './plugins/deadline';
import { errors, sendError } from './plugins/errors';
import { headers } from './plugins/headers';
import { idempotency } from './plugins/idempotency';
import { metrics } from './plugins/metrics';
import { origins } from './plugins/origins';
import { pages } from './plugins/pages/pages';
import type { CachedPage } from './plugins/pages/renderPages';
import { health, readiness } from './plugins/readiness';
import { replicaReads } from './plugins/replicaReads';
import { countRequests, traffic } from './plugins/traffic';
import { isPageRequest, sendUnreadablePage } from './plugins/unreadablePage';
import { uploads } from './plugins/uploads';
import { rootFolder } from './root';
import { accountRoutes } from './routes/account';
import { adminsRoutes } from './routes/admins';
import { apiKeysRoutes } from './routes/apiKeys';
import { applicantExportsRoutes } from './routes/applicantExports';
import { applicantsRoutes } from './routes/applicants';
import { applicationsRoutes } from './routes/applications';
import { candidatesRoutes } from './routes/candidates';
import { casesRoutes, suspensionRoutes } from './routes/cases';
import { categoriesRoutes } from './routes/categories';
import { companiesRoutes } from './routes/companies';
import { discoveryRoutes } from './routes/discovery';
import { employersRoutes } from './routes/employers';
import { eventsRoutes } from './routes/events';
import { exportsRoutes } from './routes/exports';
import { featuredRoutes } from './routes/featured';
import { helpQuestionsRoutes } from './routes/helpQuestions';
import { hiddenItemsRoutes } from './routes/hiddenItems';
import { inboxRoutes } from './routes/inbox';
import { interviewsRoutes } from './routes/interviews';
import { jobAlertsRoutes } from './routes/jobAlerts';
import { jobHiringRoutes } from './routes/jobHiring';
import { jobsRoutes } from './routes/jobs';
import { jobSourcesRoutes } from './routes/jobSources';
import { lettersRoutes } from './routes/letters';
import { mailRoutes } from './routes/mail';
import { mailPreferencesRoutes } from './routes/mailPreferences';
import { mediaRoutes } from './routes/media';
import { noticesRoutes } from './routes/notices';
import { officeRoutes } from './routes/office';
import { ownJobsRoutes } from './routes/ownJobs';
import { replaysOf } from './routes/replays';
import { resumesRoutes } from './routes/resumes';
import { savedJobsRoutes } from './routes/savedJobs';
import { searchRoutes } from './routes/search';
import { seekersRoutes } from './routes/seekers';
import { sessionRoutes } from './routes/session';
import { statsRoutes } from './routes/stats';
import { termsRoutes } from './routes/terms';
import { threadsRoutes } from './routes/threads';
import { webhooksRoutes } from './routes/webhooks';
import { pageHeads } from './services/discovery/cachedHeads';
import { categoryAddress } from './services/discovery/categoryAddress';
import { makeEventStreams, type EventStreams } from './services/inbox/eventStreams';
import { countJobViews, type ViewCounts } from './services/jobs/jobViews';
import { consumeCallRateLimit } from './services/limits/callLimits';
import { countTraffic } from './services/limits/trafficCounts';
import { countTerms, type TermCounts } from './services/search/termCounts';
import { shownAnnouncement } from './services/site/announcement';
import { makeMetrics } from './services/site/metrics';
import { siteOrigin } from './services/site/origin';
import { cachedPage } from './services/site/pages/pageCache';
import { collectDependencies } from './services/site/pages/pageDependencies';
import { countPageLoads, type PageLoadCounts } from './services/site/pageSpeed';
import { countsMetrics, type Env } from './settings/env';
import { toValidationError } from './validation';

/** Total size of a request's headers, in bytes. */
const headersLimit = 16 * 1024;

/**
 * Services that run while the app is open: counters of what visitors do, and the event streams of
 * open pages.
 */
type Running = {
  views: ViewCounts;
  terms: TermCounts;
  loads: PageLoadCounts;
  streams: EventStreams;
};
/** The handlers of all operations in the contract. */
const handlersOf = (context: Context, { views, terms, loads, streams }: Running) => ({
  ...sessionRoutes(context),
  ...accountRoutes(context),
  ...apiKeysRoutes(context),
  ...webhooksRoutes(context),
  ...mailRoutes(context),
  ...employersRoutes(context),
  ...seekersRoutes(context),
  ...adminsRoutes(context),
  ...jobsRoutes(context),
  ...jobSourcesRoutes(context),
  ...ownJobsRoutes(context),
  ...jobHiringRoutes(context, views),
  ...searchRoutes(context, terms),
  ...savedJobsRoutes(context),
  ...hiddenItemsRoutes(context),
  ...helpQuestionsRoutes(context),
  ...threadsRoutes(context),
  ...inboxRoutes(context),
  ...eventsRoutes(streams),
  ...resumesRoutes(context),
  ...applicationsRoutes(context),
  ...applicantsRoutes(context),
  ...applicantExportsRoutes(context),
  ...lettersRoutes(context),
  ...interviewsRoutes(context),
  ...mailPreferencesRoutes(context),
  ...companiesRoutes(context),
  ...jobAlertsRoutes(context),
  ...candidatesRoutes(context),
  ...casesRoutes(context),
  ...suspensionRoutes(context),
  ...noticesRoutes(context),
  ...categoriesRoutes(context),
  ...featuredRoutes(context),
  ...officeRoutes(context),
  ...exportsRoutes(context, terms),
  ...termsRoutes(context),
  ...mediaRoutes(context),
  ...statsRoutes(context, loads),
});

const emptyApp = async (env: Env, log: FastifyBaseLogger, dist: string) => {
  const hops = env.trustProxy;
  const app = Fastify({
    bodyLimit: jsonLimit,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    requestTimeout: connectionTimeouts.request,
    connectionTimeout: connectionTimeouts.inactivity,
    keepAliveTimeout:
      hops === false ? connectionTimeouts.keepAlive : connectionTimeouts.keepAliveBehindProxy,
    http: {
      maxHeaderSize: headersLimit,
      requestTimeout: connectionTimeouts.request,
      headersTimeout: connectionTimeouts.headers,
      connectionsCheckingInterval: 1000,
    },
    genReqId: () => randomUUID(),
    // the health plugin answers 503 in the API's own format
    return503OnClosing: false,
    clientErrorHandler: sendClientError,
    // one line per request would bury what matters; failures are logged where they are answered
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    schemaErrorFormatter: toValidationError,
    // a URL that can't be parsed never reaches a route
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      if (isPageRequest(request)) sendUnreadablePage(reply);
      else sendError(error, request, reply);
    },
  });
  limitConnections(app.server);
  // the API parses JSON itself (plugins/contract.ts); bodies sent to other paths are ignored
  ignoreBodies(app, 'application/json');
  await app.register(errors, { log });
  await app.register(headers, { env, dist });
  await app.register(compression);
  await app.register(health);
  return app;
};

export type AppOptions = {
  /** folder of the built web app and renderer; the program's own by default */ dist?: string;
  /** reads the metrics of all processes, if the host has several */
  readAllMetrics?: () => Promise<string>;
  /** counters of views and searches, if another process does the counting */
  counts?: Pick<Running, 'views' | 'terms'>;
};
const distOf = ({ dist }: AppOptions) => dist ?? path.join(rootFolder(), 'dist');

const countWhileOpen = (
  app: FastifyInstance,
  all: readonly { start: () => void; stop: () => Promise<void> }[],
): void => {
  for (const counted of all) {
    app.addHook('onReady', async () => counted.start());
    app.addHook('onClose', () => counted.stop());
  }
};

/** Caches rendered pages until something they show changes. */
const pageCacheOf =
  ({ db }: Context): CachedPage =>
  ({ make, ...asked }) =>
    cachedPage(db, {
      ...asked,
      make: async () => {
        const { dependencies, add } = collectDependencies();
        return { ...(await make({ add })), dependencies };
      },
    });

/** Builds the whole host without listening on an address; tests call it with `inject`. */
export const buildApp = async (
  context: Context,
  options: AppOptions = {},
): Promise<FastifyInstance> => {
  const { env } = context;
  const dist = distOf(options);
  const counts = countsMetrics(env) ? makeMetrics(context) : undefined;
  const app = await emptyApp(env, context.log, dist);
  await app.register(metrics, { env, counts, readAll: options.readAllMetrics });
  await app.register(replicaReads, { context });
  await readiness(app, { context });
  const countRequest = env.rateLimits ? countRequests(app, countTraffic(context)) : undefined;
  const { views, terms } = options.counts ?? {
    views: countJobViews(context),
    terms: countTerms(context),
  };
  const streams = makeEventStreams(context);
  app.onDrain(streams.end);
  app.addHook('onClose', () => streams.stop());
  const loads = countPageLoads(context);
  countWhileOpen(app, [views, terms, loads]);
  await app.register(
    async (api) => {
      await api.register(deadlines);
      if (countRequest) await api.register(traffic, { countRequest });
      await api.register(origins, { env });
      await api.register(callers, { context });
      // answers depend on the caller and must be revalidated; personal ones are never stored
      // (plugins/contract.ts)
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'private, no-cache');
      });
      await api.register(idempotency, { context });
      await api.register(uploads);
      await contract(api, {
        context,
        handlers: handlersOf(context, { views, terms, loads, streams }),
        replays: replaysOf(context),
        limitCall: (operationId, caller, address) =>
          consumeCallRateLimit(context, operationId, caller, address),
      });
    },
    { prefix: '/api' },
  );
  await app.register(discoveryRoutes, { context, countRequest });
  await app.register(apiDocs, { dist, countRequest });
  await pages(app, {
    env,
    dist,
    countRequest,
    log: context.log,
    cachedPage: pageCacheOf(context),
    originOf: (request) => siteOrigin(request, env),
    writeHead: pageHeads(context),
    canonicalPath: (name, pathname) => categoryAddress(context.db, name, pathname),
    readAnnouncement: () => shownAnnouncement(context.db),
  });
  return app;
};

/** Serves only the pages, for a spec host elsewhere (`API_HOST`): no database, no rendering. */
export const buildPagesApp = async (
  env: Env,
  options: AppOptions = {},
): Promise<FastifyInstance> => {
  const dist = distOf(options);
  const app = await emptyApp(env, consoleLog(env.logLevel), dist);
  await pages(app, { env, dist });
  return app;
};
