import type { Context } from '../context';
import { openForHost } from '../database/open';
import { consoleLog } from '../log';
import { listenForMetrics } from '../plugins/metrics';
import { seedDatabase } from '../seed/seedDatabase';
import { makeFirstAdmin } from '../services/office/firstAdmin';
import type { Env } from '../settings/env';
import { closeGracefully, listen, stopOnSignal } from './listening';
import { startServing } from './running';
import { printStart } from './startLines';

/** Serves with this process alone. */
export const serveAlone = async (env: Env): Promise<void> => {
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
    let metricsPort: number | undefined;
    const address = await startServing(context, stops, {
      hasDuties: true,
      onBuilt: async (app) => {
        const metricsServer = await listenForMetrics(app.metrics, env);
        if (metricsServer) stops.push(metricsServer.close);
        metricsPort = metricsServer?.port;
        stopOnSignal(async () => {
          await closeGracefully(app, env);
          await cleanUp();
        });
      },
      listen: (app) => listen(app, env),
    });
    printStart(env, address, [...admin, ...seeded, ...lines], metricsPort);
  } catch (error) {
    await cleanUp();
    throw error;
  }
};
