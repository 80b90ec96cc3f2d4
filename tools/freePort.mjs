import { createServer } from 'node:net';

/**
 * Returns a free port of this machine. On a port in use, another process would be measured or
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
