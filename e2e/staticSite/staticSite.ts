import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const configBlock = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

export type SiteOptions = { apiHost: string; folder?: string; port?: number };

/**
 * Serves the built app like any static server: existing files, index.html for all other paths (even
 * if the name contains a dot), and the page's config naming the spec host.
 */
export const startStaticSite = async ({
  apiHost,
  folder = path.resolve('dist/web'),
  port = 0,
}: SiteOptions) => {
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  if (!configBlock.test(template))
    throw new Error('dist/web/index.html has no config block: build the app first.');
  const config = JSON.stringify({ apiHost, extensions: false }).replaceAll('<', '\\u003c');
  const page = template.replace(
    configBlock,
    (_all, open: string, close: string) => `${open}${config}${close}`,
  );

  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = path.join(folder, path.normalize(name));
    if (name !== '/index.html' && file.startsWith(folder + path.sep) && isFile(file)) {
      // a name with a content hash never refers to another file
      const kept = /\.[\da-f]{8}\.\w+$/.test(name);
      response.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        ...(kept && { 'cache-control': 'max-age=31536000, immutable' }),
      });
      createReadStream(file).pipe(response);
    } else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .end(page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    // a TCP server's address is an object, not a pipe's name
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
