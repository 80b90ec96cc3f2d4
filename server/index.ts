import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listeningOrigin } from './addresses';
import { buildApp, buildPagesApp } from './app';
import type { Context } from './context';
import { openForHost } from './database/open';
import { readEnv, type Env } from './env';
import { errorCode } from './errorCode';
import { consoleLog } from './log';
import { listenForMetrics } from './plugins/metrics';
import { runMain } from './runMain';
import { seedDatabase } from './seed/seedDatabase';
import { startAlertUpkeep } from './services/alerts/alertUpkeep';
import { startHiringUpkeep } from './services/hiringUpkeep';
import { startHousekeeping } from './services/housekeeping';
import { startMailer } from './services/mail/worker';
import { makeFirstAdmin } from './services/office/firstAdmin';
import { startHearingOfJobs } from './services/search/jobChanges';
import { startSearchUpkeep } from './services/search/searchUpkeep';
import { StartError } from './startError';

/** How long requests in progress may take once the host is told to stop, in milliseconds. */
const shutdownTimeout = 5_000;
const print = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const listen = async (app: FastifyInstance, env: Env): Promise<string> => {
  const { level } = app.log;
  // hides Fastify's own line about its address; ours follows
  app.log.level = 'silent';
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${env.port} is in use by another program. Stop that one, or set PORT to another number.`,
      );
    if (code === 'EACCES')
      throw new StartError(
        `Port ${env.port} may not be used by this user. Set PORT to a number from 1024 up.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${env.host} is no address of this machine.`);
    throw error;
  }
  app.log.level = level;
  // listening on a network address, so not a path
  const { port } = app.server.address() as AddressInfo;
  return env.publicUrl ?? listeningOrigin(env.host, port);
};

/**
 * Shuts down gracefully at Ctrl-C or SIGTERM: serves on for `drain` seconds, until every load
 * balancer has noticed, then finishes what is under way. A second signal, more than a second later,
 * exits at once.
 */
const stopOnSignal = (app: FastifyInstance, { drain }: Env, cleanUp: () => Promise<void>) => {
  let since: number | undefined;
  const stop = async () => {
    // Ctrl-C under npm arrives twice: from the terminal and from npm
    if (since !== undefined && Date.now() - since > 1000) process.exit(1);
    if (since !== undefined) return;
    since = Date.now();
    app.drain();
    await sleep(drain * 1000);
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeout).unref();
    await app.close();
    await cleanUp();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void stop();
    });
};

const servePages = async (env: Env) => {
  const app = await buildPagesApp(env);
  stopOnSignal(app, env, async () => {});
  print([`Jobline's pages are at ${await listen(app, env)}, for the host ${env.apiHost}.`]);
};

/** Without a mail server, tells where the mail goes. */
const mailLines = ({ smtpUrl, dataDir }: Env) =>
  smtpUrl === undefined
    ? [`Mail is written as files to ${path.join(dataDir, 'outbox')}; set SMTP_URL to send it.`]
    : [];

const serveAll = async (env: Env) => {
  const log = consoleLog(env.logLevel);
  const { db, lines } = await openForHost(env, log);
  const context: Context = { db, env, log };
  /** What ends what was started, in the order of the starts. */
  const stops: (() => Promise<void>)[] = [db.close];
  const cleanUp = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const admin = await makeFirstAdmin(context);
    const seeded = await seedDatabase(context);
    const app = await buildApp(context);
    const metricsServer = await listenForMetrics(app.metrics, env);
    if (metricsServer) stops.push(metricsServer.close);
    const stopHousekeeping = startHousekeeping(context);
    stops.push(async () => {
      // what it is doing ends with its connections
      void stopHousekeeping();
    });
    const search = startSearchUpkeep(context);
    stops.push(search.stop, startMailer(context), startHearingOfJobs(context).stop);
    stopOnSignal(app, env, cleanUp);
    await search.wordsLoaded;
    const address = await listen(app, env);
    stops.push(startHiringUpkeep(context, address), startAlertUpkeep(context, address));
    const metricsLines =
      metricsServer === undefined
        ? []
        : [`Counts for Prometheus are at http://127.0.0.1:${metricsServer.port}/metrics.`];
    print([
      `Jobline is at ${address}`,
      ...[...admin, ...seeded, ...lines, ...mailLines(env), ...metricsLines].map(
        (line) => `  ${line}`,
      ),
    ]);
  } catch (error) {
    await cleanUp();
    throw error;
  }
};

runMain(async () => {
  const env = readEnv(process.env);
  await (env.apiHost === undefined ? serveAll(env) : servePages(env));
});
