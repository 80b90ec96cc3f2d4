// Tests what the proxies of deploy/ guarantee: a write reaches one host once, a read is retried on
// another host, streams aren't buffered, and a cached page is never served to somebody else. The
// hosts are stand-ins that fail on demand.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { after, test } from 'node:test';
import { makeFolder, needs, placeHaproxy, placeNginx, start, waitUntil } from './place.mjs';

/** Starts a stand-in for a host: records requests, and does what the path says. */
const openHost = async () => {
  const arrived = [];
  const state = { ready: true };
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request;
    const send = (status, headers, body) => response.writeHead(status, headers).end(body);
    if (url === '/readyz') return send(state.ready ? 200 : 503, {}, '');
    request.resume().once('end', () => {
      arrived.push({ method, url, headers });
      if (url.startsWith('/api/breaks') && state.breaks) return request.socket.destroy();
      if (url.startsWith('/api/jobdescriptions/getAll') || headers.accept === 'text/event-stream') {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.write('first\n');
        return undefined;
      }
      const cacheControl = url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : url.startsWith('/api/')
          ? 'private, no-cache'
          : 'no-cache';
      return send(200, { 'cache-control': cacheControl }, `${method} ${arrived.length}`);
    });
    return undefined;
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { arrived, state, server, port: server.address().port };
};

const call = ({ port }, method, path, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = https.request(
      {
        ...{ host: '127.0.0.1', port, method, path, servername: 'jobs.example' },
        ...{ rejectUnauthorized: false, agent: false },
        headers: { host: 'jobs.example', ...headers },
      },
      (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.once('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      },
    );
    request.once('error', reject);
    request.end(method === 'GET' ? undefined : '{}');
  });

/** Resolves with the first bytes of a response that never ends. */
const firstPart = ({ port }, path, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = https.get(
      {
        ...{ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false },
        headers: { host: 'jobs.example', ...headers },
      },
      (response) =>
        response.once('data', (part) => {
          request.destroy();
          resolve(String(part));
        }),
    );
    request.setTimeout(8_000, () => request.destroy(new Error('nothing came')));
    request.once('error', reject);
  });

const proxies = {
  nginx: async (folder, ports) => {
    const placed = await placeNginx(folder, ports);
    const { output, stop } = start('nginx', [...placed.args, '-g', 'daemon off;']);
    return { port: placed.https, httpPort: placed.http, output, stop, log: placed.log };
  },
  haproxy: async (folder, ports) => {
    const placed = await placeHaproxy(folder, ports);
    const { output, stop } = start('haproxy', placed.args, { env: placed.env });
    return { port: placed.https, httpPort: placed.http, output, stop };
  },
};

const listens = (proxy) =>
  call(proxy, 'GET', '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );

const open = async (name) => {
  const folder = makeFolder();
  const hosts = [await openHost(), await openHost(), await openHost()];
  const proxy = await proxies[name](
    folder,
    hosts.map(({ port }) => port),
  );
  await waitUntil(
    () => listens(proxy),
    () => `${name} serving: ${proxy.output()}`,
  );
  const all = () => hosts.flatMap(({ arrived }) => arrived);
  const close = async () => {
    await proxy.stop();
    for (const { server } of hosts) {
      server.closeAllConnections();
      server.close();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { proxy, hosts, all, close };
};

for (const name of ['nginx', 'haproxy']) {
  test(`${name}, as deploy/ has it`, needs(name, 'openssl'), async (t) => {
    const { proxy, hosts, all, close } = await open(name);
    after(close);

    await t.test('a write that a host broke off is told plainly, never repeated', async () => {
      for (const { state } of hosts) state.breaks = true;
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const path = `/api/breaks/${method}`;
        const { status, headers, body } = await call(proxy, method, path, {
          'content-type': 'application/json',
        });
        assert.ok([502, 503].includes(status), `${method}: ${status}`);
        assert.equal(headers['retry-after'], '2', method);
        assert.match(JSON.parse(body).message, /try again/, method);
        assert.equal(all().filter(({ url }) => url === path).length, 1, method);
      }
      for (const { state } of hosts) state.breaks = false;
    });

    await t.test('a read that a host broke off is answered by another', async () => {
      await new Promise((resolve) => {
        // until a failed host is used again
        setTimeout(resolve, 2_500);
      });
      for (const [index, host] of hosts.entries()) host.state.breaks = index === 0;
      const answers = [];
      for (let times = 0; times < 6; times += 1)
        answers.push((await call(proxy, 'GET', `/api/breaks/${times}`)).status);
      hosts[0].state.breaks = false;
      assert.deepEqual(answers, Array(6).fill(200));
      assert.ok(
        hosts[0].arrived.some(({ url, method }) => method === 'GET' && url.startsWith('/api/b')),
        'the broken host was asked',
      );
    });

    await t.test('streams and server-sent events come as they are written', async () => {
      assert.equal(await firstPart(proxy, '/api/jobdescriptions/getAll'), 'first\n');
      assert.equal(
        await firstPart(proxy, '/api/events', { accept: 'text/event-stream' }),
        'first\n',
      );
    });

    await t.test('a visitor cannot pretend to be another, nor read the metrics', async () => {
      await call(proxy, 'GET', '/api/address', {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        forwarded: 'for=203.0.113.9',
      });
      const { headers } = all().findLast(({ url }) => url === '/api/address');
      assert.equal(headers['x-forwarded-for'], '127.0.0.1');
      assert.equal(headers['x-forwarded-proto'], 'https');
      assert.equal(headers.forwarded, undefined);
      assert.equal((await call(proxy, 'GET', '/metrics')).status, 404);
      assert.ok(!all().some(({ url }) => url === '/metrics'));
    });

    await t.test('assets are kept, calls are not', async () => {
      const bodies = async (path) => [
        (await call(proxy, 'GET', path)).body,
        (await call(proxy, 'GET', path)).body,
      ];
      const [first, second] = await bodies('/assets/a.js');
      assert.equal(first, second);
      assert.equal(all().filter(({ url }) => url === '/assets/a.js').length, 1);
      await bodies('/api/categories');
      assert.equal(all().filter(({ url }) => url === '/api/categories').length, 2);
    });

    await t.test('HTTP/2 is spoken, and http: leads to https:', async () => {
      const session = http2.connect(`https://127.0.0.1:${proxy.port}`, {
        rejectUnauthorized: false,
      });
      const status = await new Promise((resolve, reject) => {
        session.once('error', reject);
        const stream = session.request({ ':path': '/api/h2', ':authority': 'jobs.example' });
        stream.once('response', (headers) => resolve(headers[':status']));
        stream.resume().end();
      });
      session.close();
      assert.equal(status, 200);
      const moved = await fetch(`http://127.0.0.1:${proxy.httpPort}/jobs?q=nurse`, {
        redirect: 'manual',
      });
      assert.equal(moved.status, 301);
      assert.match(moved.headers.get('location'), /^https:.*\/jobs\?q=nurse$/);
    });

    await t.test('the log has addresses without what was searched', async () => {
      await call(proxy, 'GET', '/jobs?q=secret-word');
      const written = () =>
        proxy.log === undefined ? proxy.output() : fs.readFileSync(proxy.log, 'utf8');
      await waitUntil(
        () => written().includes('/jobs'),
        () => 'a line in the log',
      );
      assert.ok(!written().includes('secret-word'), written());
    });

    if (name === 'nginx')
      await t.test(
        'pages are kept for who is not logged in, also while no host is there',
        async () => {
          const page = (headers) => call(proxy, 'GET', '/jobdescriptions', headers);
          const count = () => all().filter(({ url }) => url.startsWith('/jobdescriptions')).length;
          const first = await page();
          assert.equal((await page()).body, first.body);
          assert.equal(count(), 1);
          await page({ cookie: 'jl_employer=x' });
          await page({ cookie: 'jl_employer=x' });
          assert.equal(count(), 3);
          // pages with a query aren't cached
          for (const query of ['q=one', 'q=two', 'q=one'])
            await call(proxy, 'GET', `/jobdescriptions?${query}`);
          assert.equal(count(), 6);
          // last, because the hosts don't come back
          for (const { server } of hosts) {
            server.closeAllConnections();
            server.close();
          }
          const kept = await page();
          assert.deepEqual([kept.status, kept.body], [200, first.body]);
          const away = await call(proxy, 'GET', '/jobdescriptions?q=three');
          assert.deepEqual(
            [away.status, away.headers['content-type'], away.headers['cache-control']],
            [503, 'text/html; charset=utf-8', 'no-store'],
          );
          // the page reloads itself
          assert.match(away.body, /^<!doctype html>.*http-equiv="refresh"/);
        },
      );
    else
      await t.test('a host whose /readyz says 503 gets nothing more', async () => {
        hosts[1].state.ready = false;
        await waitUntil(
          () => / DOWN/.test(proxy.output()),
          () => 'HAProxy noticing',
        );
        const before = hosts[1].arrived.length;
        for (let times = 0; times < 6; times += 1) await call(proxy, 'GET', '/api/x');
        assert.equal(hosts[1].arrived.length, before);
      });
  });
}
