import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a company's site on a separate origin, with the strictest Content-Security-Policy under
 * which a widget from `host` works. Tests add its pages by path.
 */
export const startCompanySite = async (host: string) => {
  const pages = new Map<string, string>();
  const policy = `default-src 'none'; script-src ${host}; connect-src ${host}; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;
  const server = createServer((request, response) => {
    const body = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    response
      .writeHead(body === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .end(
        `<!doctype html><html lang="en"><head><title>Our company</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head><body><main><h1>Work with us</h1>${body ?? ''}</main></body></html>`,
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    // a TCP server's address is an object, not a pipe's name
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (path: string, body: string) => {
      pages.set(path, body);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
