import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sendOutgoingRequest } from '../../services/outgoing/call';
import type { OutgoingPolicy } from '../../services/outgoing/outgoingUrl';
import { expectRefused, get, leadingTo, local, localSite, strict } from './localSite';

const site = localSite();

describe('redirects', () => {
  const to = (location: string, status = 302): void => {
    site.answer(({ url }, response) => {
      if (url === '/end') response.end('the end');
      else response.writeHead(status, { location }).end();
    });
  };

  test.each([301, 302, 303, 307, 308])('%i is followed', async (status) => {
    to('/end', status);
    const { body, url } = await sendOutgoingRequest(site.at('/start'), local, get);
    expect([body.toString(), url]).toEqual(['the end', site.at('/end')]);
  });

  test.each([
    ...['http://10.0.0.1/', 'http://169.254.169.254/latest/meta-data/', '//192.168.0.1/'],
    'http://[::ffff:10.0.0.1]/',
  ])('to %s: refused', async (location) => {
    to(location);
    await expectRefused(site.at('/start'), local, 'private');
  });
  test.each(['file:///etc/passwd', 'http://ann:secret@8.8.8.8/', 'http://8.8.8.8:22/', 'http://'])(
    'to %s: refused',
    async (location) => {
      to(location);
      await expectRefused(site.at('/start'), local, 'address');
    },
  );

  test('to a name that leads to this machine: refused after it was looked up', async () => {
    to('http://inside.example/');
    const names = leadingTo('192.168.0.1');
    await expectRefused(site.at('/start'), { ...names, loopback: true }, 'private');
    expect(names.asked).toEqual(['inside.example']);
  });

  test('no more than were allowed', async () => {
    to('/again');
    await expectRefused(site.at('/start'), local, 'redirects');
    expect(site.seen).toHaveLength(4);
    site.seen.length = 0;
    await expectRefused(site.at('/start'), local, 'redirects', { ...get, redirects: 0 });
    expect(site.seen).toHaveLength(1);
  });

  test('a POST is sent to one address only', async () => {
    to('/end');
    const call = { ...get, method: 'POST', body: 'x' } as const;
    expect(await sendOutgoingRequest(site.at('/start'), local, call)).toMatchObject({
      status: 302,
    });
    expect(site.seen).toHaveLength(1);
  });

  test('what was meant for one site is not told to another', async () => {
    site.answer(({ url }, response) => {
      if (url === '/first') response.writeHead(302, { location: '/same' }).end();
      else if (url === '/same')
        response.writeHead(302, { location: site.at('/end', 'other.example') }).end();
      else response.end('the end');
    });
    const names: OutgoingPolicy = {
      ...local,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    };
    const headers = { authorization: 'Bearer secret' };
    await sendOutgoingRequest(site.at('/first'), names, { ...get, headers });
    const { authorization } = headers;
    expect(site.seen.map((each) => each.headers.authorization)).toEqual([
      authorization,
      authorization,
      undefined,
    ]);
  });
});

describe('how long and how much', () => {
  const soon = { connect: 2_000, headers: 200, whole: 2_000 };

  test('an answer that never begins', async () => {
    site.answer(() => undefined);
    await expectRefused(site.at(), local, 'timeout', { ...get, timeouts: soon });
  });

  test('a body that comes in drops for ever', async () => {
    site.answer((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expectRefused(site.at(), local, 'timeout', {
      ...{ ...get, maxBytes: 1_000_000 },
      timeouts: { ...soon, whole: 400 },
    });
  });

  test('a name server that never answers', async () => {
    const silent: OutgoingPolicy = { ...strict, resolve: () => new Promise(() => undefined) };
    await expectRefused('http://slow.example/', silent, 'timeout', {
      ...get,
      timeouts: { ...soon, whole: 200 },
    });
  });

  test('a body without end', async () => {
    site.answer((_request, response) => {
      const more = (): void => {
        while (response.writable && response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    await expectRefused(site.at(), local, 'size', { ...get, maxBytes: 100_000 });
  });

  test('a body that says that it is too large isn’t begun', async () => {
    site.answer((_request, response) => {
      response.writeHead(200, { 'content-length': '1001' }).flushHeaders();
    });
    await expectRefused(site.at(), local, 'size');
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('a %s bomb is refused as it unpacks, and what fits is read', async (encoding, pack) => {
    const send = (size: number): void => {
      site.answer((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding });
        response.end(pack(Buffer.alloc(size, 'a')));
      });
    };
    send(20_000_000);
    await expectRefused(site.at(), local, 'size', { ...get, maxBytes: 100_000 });
    send(900);
    expect((await sendOutgoingRequest(site.at(), local, get)).body.toString()).toBe(
      'a'.repeat(900),
    );
  });

  test.each([
    ['gzip, gzip', gzipSync(gzipSync('a'))],
    ['zstd', Buffer.from('a')],
    ['gzip', Buffer.from('this is no gzip')],
  ])('%s that can’t be read', async (encoding, body) => {
    site.answer((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    await expectRefused(site.at(), local, 'encoding');
  });

  test('an answer of another type', async () => {
    site.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>');
    });
    await expectRefused(site.at(), local, 'type', { ...get, types: ['text/csv'] });
    const { body } = await sendOutgoingRequest(site.at(), local, { ...get, types: ['text/html'] });
    expect(body.toString()).toBe('<p>');
  });

  test('headers without end', async () => {
    site.answer((_request, response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end();
    });
    await expectRefused(site.at(), local, 'connection');
  });

  test('nobody listens, and whoever listens hangs up', async () => {
    site.answer((request) => {
      request.socket.destroy();
    });
    await expectRefused(site.at(), local, 'connection');
    await expectRefused('http://127.0.0.1:1025/', local, 'connection');
  });

  test('whoever asked stops it', async () => {
    const stop = new AbortController();
    site.answer(() => stop.abort());
    await expectRefused(site.at(), local, 'stopped', { ...get, signal: stop.signal });
    await expectRefused(site.at(), local, 'stopped', { ...get, signal: stop.signal });
    expect(site.seen).toHaveLength(1);
  });

  test('any status is an answer, and where its body doesn’t matter it isn’t read', async () => {
    site.answer((_request, response) => {
      response.writeHead(500);
      response.write('x');
    });
    const answered = await sendOutgoingRequest(site.at(), local, { ...get, maxBytes: 0 });
    expect([answered.status, answered.body.length]).toEqual([500, 0]);
  });
});
