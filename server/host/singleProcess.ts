import type { Context } from '../context';
import { openForHost } from '../database/open';
import { consoleLog } from '../log';
import { listenForMetrics } from '../plugins/metrics';
import { seedDatabase } from '../seed/seedDatabase';
import { makeFirstAdmin } from '../services/office/firstAdmin';
import type { Env } from '../settings/env';
import { closeGracefully, listen, stopOnSignal } from './listening';
import { startServing } from './running';
import { makeShutdown } from './shutdown';
import { printStart } from './startLines';

/** Serves from this single process. */
export const serveSingleProcess = async (env: Env): Promise<void> => {
  const log = consoleLog(env.logLevel);
  const { db, lines } = await openForHost(env, log);
  const context: Context = { db, env, log };
  const { stops, end, run } = makeShutdown(db.close);
  await run(async () => {
    const admin = await makeFirstAdmin(context);
    const seeded = await seedDatabase(context);
    let metricsPort: number | undefined;
    const address = await startServing(context, stops, {
      hasDuties: true,
      onBuilt: async (app) => {
        stopOnSignal(() => end(() => closeGracefully(app, env)));
        const metricsServer = await listenForMetrics(app.metrics, env);
        if (metricsServer) stops.push(metricsServer.close);
        metricsPort = metricsServer?.port;
      },
      listen: (app) => listen(app, env),
    });
    printStart(env, address, [...admin, ...seeded, ...lines], metricsPort);
  });
};
