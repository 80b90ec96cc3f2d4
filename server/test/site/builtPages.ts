import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const template =
  '<!doctype html><title>Jobline</title><script>first()</script><script src="/start.js"></script><!--app-head--><div id="root"><!--app-html--></div><script type="application/json" id="config">{}</script><!--app-state-->';
/** Stands in for the renderer that webpack builds: its response depends on the path. */
const renderer = `
const fs = require('node:fs');
const log = require('node:path').join(__dirname, 'renders.log');
exports.renderPage = async ({ url, template, config, call, now, chunks, rendersMissing }) => {
  if (url.startsWith('/category/breaks')) throw new Error('broken');
  if (url.startsWith('/category/slow')) return new Promise(() => {});
  if (/^.category.(gone|nurse%20)/i.test(url) && !url.includes('Nurse%20Jobs')) return { html: null, status: 404 };
  if (url.startsWith('/category/unknown')) return { html: rendersMissing ? 'drawn' : null, status: 404 };
  if (url.startsWith('/jobdescription?')) return { html: null, status: url.includes('cursor=garbage') ? 400 : 404 };
  if (url.startsWith('/category/down')) return { html: null, status: 503 };
  if (url.startsWith('/category') || url === '/saved') return null;
  if (url === '/404') return { status: 404, html: 'the page of all others' };
  if (url.startsWith('/singlejobdescription')) {
    fs.appendFileSync(log, url + '\\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (url.endsWith('down')) return { html: null, status: 503 };
    return { status: 200, html: 'render ' + fs.readFileSync(log, 'utf8').trim().split('\\n').length };
  }
  const categories = await call({ method: 'GET', url: '/api/categories' });
  const writes = await call({ method: 'POST', url: '/api/employer/login' }).then(() => 'written', () => 'refused');
  return { status: 200, html: template.replace('<!--app-html-->', [categories.status, categories.body, config.apiHost, typeof now, chunks.Home, writes].join('|')) };
};`;

/** A small folder with the layout of a build. */
export const dist = fs.mkdtempSync('/tmp/jobline-pages-');
/** Writes a file into that folder. */
export const put = (name: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  fs.writeFileSync(path.join(dist, name), content);
};
// long enough to be compressed
put('web/index.html', `${template}<!--${'long '.repeat(300)}-->`);
put('web/chunks.json', '{"Home":["/assets/Home.js"]}');
put('web/start.js', 'plain');
put('web/widget.js', 'plain');
put('web/widget.js.br', zlib.brotliCompressSync('plain'));
put('web/assets/main.1234.js', 'plain');
put('web/assets/main.1234.js.br', zlib.brotliCompressSync('plain'));
put('web/assets/main.1234.js.gz', zlib.gzipSync('plain'));
put('web/assets/pdf/font.pfb', 'font');
put('host/renderPage.cjs', renderer);

/** Returns the URL of a job; the renderer's response depends on the id, and is logged. */
export const job = (id: string): string => `/singlejobdescription/jobdescription/${id}`;
/** Returns what the renderer was called for. */
export const renders = (): string[] =>
  fs.readFileSync(`${dist}/host/renders.log`, 'utf8').split('\n').slice(0, -1);
/** Whether a response is the app without a rendered page. */
export const isPlain = ({ body }: { body: string }): boolean => body.includes('<!--app-html-->');
