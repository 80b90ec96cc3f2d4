import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { asAdmin, asEmployer, type Person } from '../host';
import { addCategories, countRows } from '../jobFixtures';
import { listenHost, say, statusesIn, type ListeningHost } from './wire';

let host: ListeningHost;
let employer: Person;
let admin: Person;
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  [employer, admin] = [await asEmployer(host), await asAdmin(host)];
});
afterAll(() => host.close());

type Part = {
  name: string;
  filename?: string | undefined;
  type?: string;
  bytes: Buffer | string;
  extra?: string;
};
const form = (parts: Part[], end = '--line--\r\n') =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, type = 'image/png', bytes, extra = '' }) => [
      Buffer.from(
        `--line\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`}\r\n${extra}\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);
const send = (
  place: 'logo' | 'featured',
  body: Buffer,
  type = 'multipart/form-data; boundary=line',
) =>
  place === 'logo'
    ? fetch(`http://127.0.0.1:${host.port}/api/employers/${employer.id}/logo`, {
        method: 'PUT',
        headers: { ...employer.headers, 'content-type': type },
        body: new Uint8Array(body),
      })
    : fetch(`http://127.0.0.1:${host.port}/api/featured`, {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': type },
        body: new Uint8Array(body),
      });
const field = { logo: 'companyLogo', featured: 'employerImage' };
const upload = (
  place: 'logo' | 'featured',
  bytes: Buffer | string,
  filename = 'logo.png',
  type?: string,
) =>
  send(
    place,
    form([
      ...(place === 'featured' ? [{ name: 'employerName', bytes: 'Somebody' }] : []),
      { name: field[place], filename, bytes, ...(type !== undefined && { type }) },
    ]),
  );
const places = ['logo', 'featured'] as const;
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7' } });
const addressIn = (text: string): string => {
  const [found] = /\/api\/media\/[\w-]+/.exec(text) ?? [];
  if (found === undefined) throw new Error(`No picture in ${text}`);
  return found;
};

const crc = (bytes: Buffer) => {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
};
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer) =>
  Buffer.concat([
    number(data.length),
    Buffer.from(type),
    data,
    number(crc(Buffer.concat([Buffer.from(type), data]))),
  ]);
/** A PNG that says it has so many pixels, in a few bytes. */
const bomb = (width: number, height: number, data = deflateSync(Buffer.alloc(1_000_000))) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const script = '<script>alert(document.domain)</script>';

describe.each(places)('%s', (place) => {
  // what is a picture and something else besides, comes out as a picture and nothing else
  test.each<[string, () => Promise<Buffer>]>([
    [
      'a GIF that is a script as well',
      async () => {
        const gif = await picture().gif().toBuffer();
        return Buffer.concat([gif, Buffer.from(`*/=1;alert(1)//${script}`)]);
      },
    ],
    [
      'a JPEG with a page in its comment',
      async () => {
        const jpeg = await picture().jpeg().toBuffer();
        const text = Buffer.from(`<!doctype html>${script}`);
        return Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, text.length + 2]),
          text,
          jpeg.subarray(2),
        ]);
      },
    ],
    [
      'a PNG with a page and an archive behind it',
      async () =>
        Buffer.concat([await picture().png().toBuffer(), Buffer.from(`<html>${script}PK\x03\x04`)]),
    ],
    [
      'a JPEG with a place and a script in its metadata',
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { ImageDescription: script, Copyright: 'secret place' } })
          .toBuffer(),
    ],
  ])('%s', async (_what, make) => {
    const answer = await upload(place, await make(), 'x.html', 'text/html');
    expect(answer.status).toBeLessThan(300);
    const served = await fetch(`http://127.0.0.1:${host.port}${addressIn(await answer.text())}`);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    for (const left of ['<script', '<html', 'alert', 'PK\x03\x04', 'secret place', '<!doctype'])
      expect(bytes.includes(left)).toBe(false);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-disposition')).toBe('inline; filename="picture.webp"');
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('set-cookie')).toBeNull();
  });

  test.each<[string, () => Promise<Buffer | string> | Buffer | string, number]>([
    [
      'an SVG',
      () => `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
      400,
    ],
    [
      'an SVG that begins like a GIF',
      () => `GIF89a<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      400,
    ],
    ['a page that begins like a PNG', () => `\x89PNG\r\n\x1a\n${script}`, 400],
    [
      'an XML with an entity from a file',
      () =>
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      400,
    ],
    ['a PDF', () => '%PDF-1.4\n1 0 obj', 400],
    [
      'a script for ImageMagick',
      () => 'push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context',
      400,
    ],
    ['an empty file', () => Buffer.alloc(0), 400],
    ['one byte', () => Buffer.from([0x89]), 400],
    ['a RIFF that is a sound', () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 400],
    ['a PNG that says it has 100 million pixels', () => bomb(10_000, 10_000), 400],
    [
      'a PNG that says it has four thousand million times as many',
      () => bomb(2 ** 31 - 1, 2 ** 31 - 1),
      400,
    ],
    ['a PNG of no width', () => bomb(0, 10), 400],
    [
      'half a JPEG',
      async () => (await picture().resize(400, 400).jpeg().toBuffer()).subarray(0, 300),
      400,
    ],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 1), 413],
  ])('%s is refused, and nothing of it is kept', async (_what, make, status) => {
    const before = [await countRows(host, 'media'), await countRows(host, 'audit_log')];
    const answer = await upload(place, await make());
    // the featured employer's picture may be left out, and an empty file is none
    const left = place === 'featured' && _what === 'an empty file';
    expect([_what, answer.status]).toEqual([_what, left ? 400 : status]);
    // the form of every refusal
    expect(Object.keys((await answer.json()) as object).toSorted()).toEqual(['field', 'message']);
    expect([await countRows(host, 'media'), await countRows(host, 'audit_log')]).toEqual(before);
  });

  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'x.php\\0.png',
    'con.png',
    'a'.repeat(4000),
    '%00.png',
    '\u202egnp.exe',
    '.htaccess',
    '-rf',
    '$(id).png',
    "'; DROP TABLE media;--.png",
    '<img src=x onerror=alert(1)>.png',
    '',
  ])('the file name %j means nothing', async (name) => {
    const answer = await upload(place, await picture().png().toBuffer(), name);
    expect(answer.status).toBeLessThan(300);
    const text = await answer.text();
    expect(addressIn(text)).toMatch(/^\/api\/media\/[\da-f-]{36}$/);
    expect(text).not.toMatch(/passwd|boot|htaccess|onerror|DROP/);
  });
});

const badForms: [string, () => Promise<Buffer>, string?][] = [
  [
    'a hundred parts',
    async () =>
      form(Array.from({ length: 100 }, (_, index) => ({ name: `part${index}`, bytes: 'x' }))),
  ],
  [
    'a hundred files',
    async () =>
      form(
        await Promise.all(
          Array.from({ length: 100 }, async () => ({
            name: 'companyLogo',
            filename: 'x.png',
            bytes: await picture().png().toBuffer(),
          })),
        ),
      ),
  ],
  [
    'the file twice',
    async () =>
      form(
        await Promise.all(
          [1, 2].map(async () => ({
            name: 'companyLogo',
            filename: 'x.png',
            bytes: await picture().png().toBuffer(),
          })),
        ),
      ),
  ],
  [
    'a form within the form',
    async () =>
      form([
        {
          name: 'companyLogo',
          filename: 'x.png',
          type: 'multipart/mixed; boundary=inner',
          bytes: '--inner\r\ncontent-type: image/png\r\n\r\nx\r\n--inner--\r\n',
        },
      ]),
  ],
  [
    'a form that breaks off',
    async () =>
      form(
        [{ name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() }],
        '',
      ),
  ],
  [
    'a form without its end',
    async () =>
      form([{ name: 'companyLogo', filename: 'x.png', bytes: 'x'.repeat(100) }], '--line'),
  ],
  [
    'a part with headers of a megabyte',
    async () =>
      form([
        {
          name: 'companyLogo',
          filename: 'x.png',
          bytes: 'x',
          extra: `x-long: ${'y'.repeat(1_000_000)}\r\n`,
        },
      ]),
  ],
  [
    'a field of ten thousand letters in its name',
    async () => form([{ name: 'n'.repeat(10_000), bytes: 'x' }]),
  ],
  [
    'a field that belongs to nobody',
    async () =>
      form([
        { name: 'role', bytes: 'admin' },
        { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
      ]),
  ],
  [
    '__proto__ as a field',
    async () =>
      form([
        { name: '__proto__', bytes: 'x' },
        { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
      ]),
  ],
  ['a form without a boundary', async () => form([]), 'multipart/form-data'],
  [
    'a boundary of a thousand letters',
    async () => form([]),
    `multipart/form-data; boundary=${'b'.repeat(1000)}`,
  ],
  ['a picture without a form', () => picture().png().toBuffer(), 'image/png'],
];
// a third parameter would be taken for a callback where the row has none
test.each(badForms.map(([what, make, type]) => ({ what, make, type })))(
  '$what is refused in words',
  async ({ make, type }) => {
    const before = await countRows(host, 'media');
    const answer = await send('logo', await make(), type);
    expect([400, 413, 415]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    expect(await countRows(host, 'media')).toBe(before);
  },
);

test.each<[string, () => Promise<Buffer>]>([
  [
    'breaks off',
    async () =>
      form(
        [{ name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() }],
        '',
      ),
  ],
  [
    'has too many parts',
    async () =>
      form(
        Array.from({ length: 3000 }, (_, index) => ({
          name: `part${index}`,
          bytes: 'x'.repeat(100),
        })),
      ),
  ],
  [
    'is too large',
    async () =>
      form([{ name: 'companyLogo', filename: 'x.png', bytes: Buffer.alloc(6 * 1024 * 1024, 1) }]),
  ],
])('after a form that %s the connection still serves', async (_what, make) => {
  const body = await make();
  const head = `PUT /api/employers/${employer.id}/logo HTTP/1.1\r\nHost: localhost\r\nCookie: ${employer.headers['cookie']}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`;
  const next = 'GET /api/categories HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect(
    statusesIn(
      await say(host.port, Buffer.concat([Buffer.from(head), body, Buffer.from(next)]), 4000),
    ),
  ).toEqual([expect.any(Number), 200]);
});

test('a body that breaks off in the middle of a file leaves nothing', async () => {
  const before = await countRows(host, 'media');
  const body = form([
    { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
  ]);
  const head = `PUT /api/employers/${employer.id}/logo HTTP/1.1\r\nHost: localhost\r\nCookie: ${employer.headers['cookie']}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`;
  expect(
    statusesIn(
      await say(host.port, Buffer.concat([Buffer.from(head), body.subarray(0, 120)]), 300),
    ),
  ).toEqual([]);
  expect(await countRows(host, 'media')).toBe(before);
  expect(await host.db.query(sql`SELECT 1 FROM media WHERE content_type <> 'image/webp'`)).toEqual(
    [],
  );
});
