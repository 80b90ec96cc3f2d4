import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SpecOperation } from '@contract/generated/operations';
import { answers, makeStore, type Fields, type Seed } from './answers';
import { callOf, foreignHeaders } from './calls';
import { misbehaved, type Misbehaviour } from './misbehaviour';

type SeenRequest = { method: string; url: string; operation?: SpecOperation; body: string };

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET,POST,PUT,DELETE',
};

const readBody = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

/** The fields of a JSON or multipart body; a file is kept as the address of a picture. */
const fieldsOf = (request: IncomingMessage, body: string): Fields => {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
    const value: unknown = body ? JSON.parse(body) : {};
    return typeof value === 'object' && value !== null ? { ...value } : {};
  }
  const parts = [
    ...body.matchAll(
      /name="(\w+)"(?:; filename="([^"]*)")?[^\n]*\r\n(?:Content-Type[^\n]*\r\n)?\r\n([\s\S]*?)\r\n--/g,
    ),
  ];
  return Object.fromEntries(
    parts.map(([, name, file, value]) => [name, file === undefined ? value : `data:,${file}`]),
  );
};

const write = (response: ServerResponse, answer: ReturnType<typeof misbehaved>) => {
  const type =
    answer.html !== undefined
      ? 'text/html'
      : answer.plain !== undefined
        ? 'text/plain'
        : 'application/json';
  const text =
    answer.html ??
    answer.plain ??
    answer.text ??
    (answer.body === undefined ? '' : JSON.stringify(answer.body));
  response
    .writeHead(answer.status, {
      ...corsHeaders,
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
};

/**
 * A host that answers the 25 calls of spec §7 and nothing else, in memory, on an origin of its own,
 * with CORS `*` and no cookies. `offences` lists every request outside §7 and every header a spec
 * host must not be sent.
 */
export const startSpecHost = async ({
  port = 0,
  seed = {},
}: { port?: number; seed?: Seed } = {}) => {
  let store = makeStore(seed);
  let server: Server;
  let boundPort = port;
  const offences: string[] = [];
  const seen: SeenRequest[] = [];
  const faults = new Map<SpecOperation, Misbehaviour>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const foreign = foreignHeaders(
      [
        ...Object.keys(request.headers),
        ...(request.headers['access-control-request-headers']
          ?.split(',')
          .map((name) => name.trim()) ?? []),
      ].filter((name) => !name.startsWith('access-control-request-')),
    );
    if (foreign.length > 0) offences.push(`${method} ${url} with ${foreign.join(', ')}`);
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();

    const match = callOf(method, url);
    const body = await readBody(request);
    seen.push({ method, url, body, ...(match && { operation: match.call.operation }) });
    if (!match) {
      offences.push(`${method} ${url} is outside spec §7`);
      return write(response, {
        status: 404,
        html: '<!doctype html><title>Error</title><pre>Cannot find it</pre>',
      });
    }
    const how = faults.get(match.call.operation);
    if (how === 'silence') return;
    if (how === 'drop') return void request.socket.destroy();
    write(
      response,
      misbehaved(how, () =>
        answers[match.call.operation](store, match.key, fieldsOf(request, body)),
      ),
    );
  };

  /** Listens again on the same port after a stop. */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer((request, response) => {
        answer(request, response).catch((error: unknown) => {
          if (!response.headersSent)
            write(response, { status: 500, body: { error: String(error) } });
        });
      });
      server.once('error', reject);
      server.listen(boundPort, '127.0.0.1', () => {
        // a TCP server's address is never a pipe's name
        boundPort = (server.address() as AddressInfo).port;
        resolve();
      });
    });

  /** Really gone: open connections are cut, new ones refused. What it holds is kept. */
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await start();
  return {
    origin: `http://127.0.0.1:${boundPort}`,
    offences,
    seen,
    start,
    stop,
    /** Forgets all and holds the seed's records instead. */
    seed: (next: Seed) => {
      store = makeStore(next);
    },
    /** What it holds; not for writing. */
    records: () => store,
    misbehave: (operation: SpecOperation, how: Misbehaviour) => {
      faults.set(operation, how);
    },
    /** Answers well again: one call, or all. */
    behave: (operation?: SpecOperation) => {
      if (operation) faults.delete(operation);
      else faults.clear();
    },
  };
};
export type SpecHost = Awaited<ReturnType<typeof startSpecHost>>;
