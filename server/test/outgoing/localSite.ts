import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendOutgoingRequest, type OutgoingRequest } from '../../services/outgoing/call';
import type { OutgoingPolicy } from '../../services/outgoing/outgoingUrl';
import type { Address } from '../../services/outgoing/resolveName';

export const strict: OutgoingPolicy = { http: true, loopback: false };
export const local: OutgoingPolicy = { http: true, loopback: true };
export const get: OutgoingRequest = { method: 'GET', redirects: 3, maxBytes: 1000 };

/** Matches an error with that `problem`. */
export const problem = (why: string) => expect.objectContaining({ problem: why });
export const expectRefused = async (
  url: string,
  policy: OutgoingPolicy,
  why: string,
  call: OutgoingRequest = get,
): Promise<void> => {
  await expect(sendOutgoingRequest(url, policy, call)).rejects.toEqual(problem(why));
};

/** Returns a name server that always answers with these addresses. */
export const leadingTo = (...addresses: string[]): OutgoingPolicy & { asked: string[] } => {
  const asked: string[] = [];
  const found = addresses.map((address): Address => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  return {
    ...strict,
    asked,
    resolve: async (hostname) => {
      asked.push(hostname);
      return found;
    },
  };
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
/** Starts a local site for the tests of a file; it says hello unless a test sets another answer. */
export const localSite = () => {
  const seen: IncomingMessage[] = [];
  let answer: Answer;
  let port = 0;
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // listening on a network address, so not a path
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  beforeEach(() => {
    seen.length = 0;
    answer = (_request, response) => {
      response.end('hello');
    };
  });
  return {
    seen,
    at: (path = '/', hostname = '127.0.0.1') => `http://${hostname}:${port}${path}`,
    answer: (how: Answer): void => {
      answer = how;
    },
  };
};
