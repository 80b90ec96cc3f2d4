import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listeningOrigin } from '../addresses';
import { errorCode } from '../errorCode';
import type { Env } from '../settings/env';
import { StartError } from '../startError';

/** How long requests in flight may take once the host is told to stop, in milliseconds. */
const shutdownTimeout = 5_000;

/** Returns an error with a message that says why the host can't listen there. */
const listenError = (error: unknown, { port, host }: Env): unknown => {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} may not be used by this user. Set PORT to a number from 1024 up.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
};

/** Starts listening; returns the site's origin. */
export const listen = async (app: FastifyInstance, env: Env): Promise<string> => {
  const { level } = app.log;
  // hides Fastify's own log line about its address; ours follows
  app.log.level = 'silent';
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    throw listenError(error, env);
  }
  app.log.level = level;
  // it listens on a network address, so this isn't a path
  const { port } = app.server.address() as AddressInfo;
  return env.publicUrl ?? listeningOrigin(env.host, port);
};

/** Returns the port that all workers can listen on: a currently free one if any will do. */
export const freePortOf = (env: Env): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(error, env)));
    server.listen(env.port, env.host, () => {
      // it listens on a network address, so this isn't a path
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Keeps serving for `drain` seconds, until every load balancer has noticed, then finishes the
 * requests in flight.
 */
export const closeGracefully = async (app: FastifyInstance, { drain }: Env): Promise<void> => {
  app.drain();
  await sleep(drain * 1000);
  setTimeout(() => app.server.closeAllConnections(), shutdownTimeout).unref();
  await app.close();
};

/** Shuts down on Ctrl-C or SIGTERM. A second signal, more than a second later, exits at once. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let since: number | undefined;
  const onSignal = async () => {
    // Ctrl-C under npm arrives twice: from the terminal and from npm
    if (since !== undefined && Date.now() - since > 1000) process.exit(1);
    if (since !== undefined) return;
    since = Date.now();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void onSignal();
    });
};
