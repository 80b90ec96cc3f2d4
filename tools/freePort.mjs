import { createServer } from 'node:net';

/**
 * A free port of this machine: on a taken one, it would be somebody else's host that is measured or
 * tested.
 *
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The server has no port.')),
      );
    });
  });
