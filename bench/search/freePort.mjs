import { createServer } from 'node:net';

/**
 * A port of this machine that nobody has: on one that somebody has, it would be their host that is
 * measured.
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
