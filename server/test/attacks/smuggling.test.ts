import sql from 'sql-template-tag';
import { employerForm } from '../host';
import { listenHost, sendRaw, statusesIn, openRawConnection, type ListeningHost } from './wire';

let host: ListeningHost;
beforeAll(async () => {
  host = await listenHost();
});
afterAll(() => host.close());

const head = (...lines: string[]) =>
  [
    'POST /api/employer/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
/**
 * A request that a proxy with another reading of the lengths would take for part of the first body.
 */
const smuggled = 'GET /api/terms/terms HTTP/1.1\r\nHost: localhost\r\n\r\n';
const size = smuggled.length;
const chunked = `0\r\n\r\n${smuggled}`;

test.each<[string, string]>([
  [
    'a length and chunks',
    head(`Content-Length: ${chunked.length}`, 'Transfer-Encoding: chunked') + chunked,
  ],
  ['chunks and a length', head('Transfer-Encoding: chunked', 'Content-Length: 4') + chunked],
  ['two lengths', head('Content-Length: 2', `Content-Length: ${size + 2}`) + `{}${smuggled}`],
  ['two lengths that agree', head('Content-Length: 2', 'Content-Length: 2') + `{}${smuggled}`],
  ['a list of lengths', head('Content-Length: 2, 2') + `{}${smuggled}`],
  ['a length with a sign', head('Content-Length: +2') + `{}${smuggled}`],
  ['a negative length', head('Content-Length: -1') + `{}${smuggled}`],
  ['a length in hexadecimal', head('Content-Length: 0x2') + `{}${smuggled}`],
  ['a length that overflows', head('Content-Length: 18446744073709551618') + `{}${smuggled}`],
  ['a length with a space before the colon', head('Content-Length : 2') + `{}${smuggled}`],
  ['an unknown encoding', head('Transfer-Encoding: xchunked') + chunked],
  ['chunks that are not last', head('Transfer-Encoding: chunked, identity') + chunked],
  ['two encodings', head('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + chunked],
  ['chunks with a vertical tab', head('Transfer-Encoding: \x0bchunked') + chunked],
  ['chunks with a space before the colon', head('Transfer-Encoding : chunked') + chunked],
  ['chunks on a folded line', head('Transfer-Encoding:\r\n chunked') + chunked],
  ['a folded header', head('X-Long: one\r\n two', 'Content-Length: 2') + `{}${smuggled}`],
  [
    'chunks in HTTP/1.0',
    `POST /api/employer/login HTTP/1.0\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  ],
  [
    'lines that end with LF alone',
    `POST /api/employer/login HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${smuggled}`,
  ],
  ['a header that ends with CR alone', head('X-One: 1\rContent-Length: 2') + `{}${smuggled}`],
  ['a NUL in a header', head('X-One: a\0b', 'Content-Length: 2') + `{}${smuggled}`],
  ['a chunk of a negative size', `${head('Transfer-Encoding: chunked')}-1\r\n{}\r\n${chunked}`],
  [
    'a chunk of a size that overflows',
    `${head('Transfer-Encoding: chunked')}ffffffffffffffff1\r\n{}\r\n${chunked}`,
  ],
  [
    'a chunk that is longer than it says',
    `${head('Transfer-Encoding: chunked')}1\r\n{}\r\n${chunked}`,
  ],
  ['a chunk size in 0x', `${head('Transfer-Encoding: chunked')}0x2\r\n{}\r\n${chunked}`],
  [
    'chunk extensions without end',
    `${head('Transfer-Encoding: chunked')}2;${'a=b;'.repeat(8000)}\r\n{}\r\n${chunked}`,
  ],
  [
    'a chunk size that ends with LF alone',
    `${head('Transfer-Encoding: chunked')}2\n{}\r\n${chunked}`,
  ],
  [
    'an unreadable first line',
    `POST /api/employer/login junk HTTP/1.1\r\nHost: localhost\r\n\r\n${smuggled}`,
  ],
  ['an HTTP of the future', `GET / HTTP/3.7\r\nHost: localhost\r\n\r\n${smuggled}`],
  ['no host', 'GET /api/terms/terms HTTP/1.1\r\n\r\n'],
])('%s is refused, and what comes after it is not read', async (_what, request) => {
  const received = await sendRaw(host.port, request);
  // the smuggled request would have been answered with 200
  expect(statusesIn(received).filter((status) => status === 200)).toEqual([]);
  expect(statusesIn(received).length).toBeLessThanOrEqual(1);
  expect([400, 413, undefined]).toContain(statusesIn(received)[0]);
});

test('a refusal is in our words and names no server', async () => {
  const received = await sendRaw(host.port, head('Content-Length: 2', 'Content-Length: 3') + '{}');
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  // `received` has one character per byte
  const body = Buffer.from('{"message":"The request couldn’t be read"}').toString('latin1');
  expect(received.endsWith(`\r\n\r\n${body}`)).toBe(true);
  expect(received).toMatch(/cache-control: no-store\r\nx-content-type-options: nosniff/i);
  expect(received).not.toMatch(/node|fastify|server:/i);
});

test('headers of more than 16 KB are a 431 in words', async () => {
  const received = await sendRaw(
    host.port,
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`,
  );
  expect(received).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"message":"The headers are too large"\}$/);
});

test('two whole requests on one connection are two, and one refused in its words does not end the connection', async () => {
  const body = JSON.stringify({ usernameEmployer: 'nobody', passwordnameEmployer: 'nothing' });
  const received = await sendRaw(
    host.port,
    `${head(`Content-Length: ${body.length}`)}${body}${smuggled}`,
    2,
  );
  expect(statusesIn(received)).toEqual([401, 200]);
  const split = await sendRaw(
    host.port,
    `${head('Transfer-Encoding: chunked')}${body.length.toString(16)};a=b\r\n${body}\r\n0\r\nX-Trailer: 1\r\n\r\n${smuggled}`,
    2,
  );
  expect(statusesIn(split)).toEqual([401, 200]);
});

test('a body that never comes whole writes nothing, and one that is too large is a 413', async () => {
  const form = JSON.stringify(employerForm('half.sent'));
  const { socket } = await openRawConnection(
    host.port,
    `POST /api/employer/employers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${form.length}\r\n\r\n${form.slice(0, -1)}`,
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  socket.destroy();
  expect(await host.db.query(sql`SELECT 1 FROM employers`)).toEqual([]);
  const large = await sendRaw(
    host.port,
    `POST /api/employer/employers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1048577\r\n\r\n{`,
  );
  expect(large).toMatch(/^HTTP\/1\.1 413 [\s\S]*\{"message":"The body is too large"\}$/);
});

test.each(['TRACE', 'TRACK', 'CONNECT', 'PATCH', 'PROPFIND', 'DEBUG', 'get'])(
  'the method %s gets nothing',
  async (method) => {
    const received = await sendRaw(
      host.port,
      `${method} /api/terms/terms HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 404, 405, undefined]).toContain(statusesIn(received)[0]);
    expect(received).not.toContain('echo-me');
  },
);

test('an asked-for upgrade or another address form is no way in', async () => {
  const upgraded = await sendRaw(
    host.port,
    'GET /api/employer/getAll HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n',
  );
  expect(statusesIn(upgraded)).toEqual([401]);
  for (const address of [
    'http://localhost/api/employer/getAll',
    'http://other.example/api/employer/getAll',
    '//api/employer/getAll',
    '/api/./employer/getAll',
    '/api/x/../employer/getAll',
    '*',
  ]) {
    const received = await sendRaw(
      host.port,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 401, 404]).toContain(statusesIn(received)[0]);
  }
});
