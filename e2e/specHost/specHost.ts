import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SpecOperation } from '@contract/generated/operations';
import { answers, makeStore, type Seed } from './answers';
import { callOf } from './calls';
import { applyFault, type Fault } from './faults';
import { corsHeaders, fieldsOf, foreignHeadersOf, readBody, writeAnswer } from './httpMessages';

type SeenRequest = { method: string; url: string; operation?: SpecOperation; body: string };
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates a server that can be restarted on its port after a stop. `port` 0 picks a free one. */
const makeServer = (handle: Handle, port: number) => {
  let boundPort = port;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent)
        writeAnswer(response, { status: 500, body: { error: String(error) } });
    });
  });
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(boundPort, '127.0.0.1', () => {
        server.off('error', reject);
        // a TCP server's address is an object, not a pipe's name
        boundPort = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  /** Resets open connections and refuses new ones. */
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { start, stop, origin: () => `http://127.0.0.1:${boundPort}` };
};

/**
 * Starts a host that answers the 25 calls of spec §7 and nothing else, in memory, on a separate
 * origin, with CORS `*` and no cookies. `offences` lists every request outside §7 and every header
 * that a spec host must not be sent. Its records survive a stop.
 */
export const startSpecHost = async ({
  port = 0,
  seed = {},
}: { port?: number; seed?: Seed } = {}) => {
  let store = makeStore(seed);
  const offences: string[] = [];
  const seen: SeenRequest[] = [];
  const faults = new Map<SpecOperation, Fault>();

  const handle: Handle = async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const foreign = foreignHeadersOf(request);
    if (foreign.length > 0) offences.push(`${method} ${url} with ${foreign.join(', ')}`);
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();

    const match = callOf(method, url);
    const body = await readBody(request);
    seen.push({ method, url, body, ...(match && { operation: match.call.operation }) });
    if (!match) {
      offences.push(`${method} ${url} is outside spec §7`);
      const html = '<!doctype html><title>Error</title><pre>Cannot find it</pre>';
      return writeAnswer(response, { status: 404, html });
    }
    const { operation } = match.call;
    const fault = faults.get(operation);
    if (fault === 'silence') return;
    if (fault === 'drop') return void request.socket.destroy();
    const call = () => answers[operation](store, match.key, fieldsOf(request, body));
    writeAnswer(response, applyFault(fault, call));
  };

  const server = makeServer(handle, port);
  await server.start();
  return {
    origin: server.origin(),
    offences,
    seen,
    start: server.start,
    stop: server.stop,
    /** Replaces all records. */
    seed: (next: Seed) => {
      store = makeStore(next);
    },
    /** The records, read-only. */
    records: () => store,
    injectFault: (operation: SpecOperation, fault: Fault) => {
      faults.set(operation, fault);
    },
    /** Clears the fault of one call, or of all. */
    clearFaults: (operation?: SpecOperation) => {
      if (operation) faults.delete(operation);
      else faults.clear();
    },
  };
};
export type SpecHost = Awaited<ReturnType<typeof startSpecHost>>;
