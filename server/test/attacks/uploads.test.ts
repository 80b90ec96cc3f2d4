import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { asAdmin, asEmployer, type Person } from '../host';
import { addCategories, countRows } from '../jobFixtures';
import { multipart, sendUpload } from './multipart';
import { listenHost, type ListeningHost } from './wire';

let host: ListeningHost;
let employer: Person;
let admin: Person;
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  [employer, admin] = [await asEmployer(host), await asAdmin(host)];
});
afterAll(() => host.close());

const send = (place: 'logo' | 'featured', body: Buffer, type?: string) =>
  sendUpload({ host, employer, admin }, place, body, type);
const field = { logo: 'companyLogo', featured: 'employerImage' };
const upload = (
  place: 'logo' | 'featured',
  bytes: Buffer | string,
  filename = 'logo.png',
  type?: string,
) =>
  send(
    place,
    multipart([
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
/** Builds a PNG of a few bytes that declares these dimensions. */
const bomb = (width: number, height: number, data = deflateSync(Buffer.alloc(1_000_000))) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const script = '<script>alert(document.domain)</script>';

describe.each(places)('%s', (place) => {
  // a polyglot file comes out as nothing but a picture
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
    // the featured employer's picture is optional, and an empty file counts as none
    const left = place === 'featured' && _what === 'an empty file';
    expect([_what, answer.status]).toEqual([_what, left ? 400 : status]);
    // the shape of every refusal
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
