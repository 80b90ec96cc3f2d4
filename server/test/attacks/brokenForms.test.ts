import sharp from 'sharp';
import sql from 'sql-template-tag';
import { asAdmin, asEmployer, type Person } from '../host';
import { addCategories, countRows } from '../jobFixtures';
import { multipart, sendUpload } from './multipart';
import { listenHost, sendRaw, statusesIn, type ListeningHost } from './wire';

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
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7' } });

const badForms: [string, () => Promise<Buffer>, string?][] = [
  [
    'a hundred parts',
    async () =>
      multipart(Array.from({ length: 100 }, (_, index) => ({ name: `part${index}`, bytes: 'x' }))),
  ],
  [
    'a hundred files',
    async () =>
      multipart(
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
      multipart(
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
      multipart([
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
      multipart(
        [{ name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() }],
        '',
      ),
  ],
  [
    'a form without its end',
    async () =>
      multipart([{ name: 'companyLogo', filename: 'x.png', bytes: 'x'.repeat(100) }], '--line'),
  ],
  [
    'a part with headers of a megabyte',
    async () =>
      multipart([
        {
          name: 'companyLogo',
          filename: 'x.png',
          bytes: 'x',
          extra: `x-long: ${'y'.repeat(1_000_000)}\r\n`,
        },
      ]),
  ],
  [
    'a part whose name comes after a thousand headers',
    async () =>
      Buffer.concat([
        Buffer.from(`--line\r\n${'x-more: y\r\n'.repeat(1000)}`),
        multipart([
          { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
        ]).subarray('--line\r\n'.length),
      ]),
  ],
  [
    'a field of ten thousand letters in its name',
    async () => multipart([{ name: 'n'.repeat(10_000), bytes: 'x' }]),
  ],
  [
    'a field that belongs to nobody',
    async () =>
      multipart([
        { name: 'role', bytes: 'admin' },
        { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
      ]),
  ],
  [
    '__proto__ as a field',
    async () =>
      multipart([
        { name: '__proto__', bytes: 'x' },
        { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
      ]),
  ],
  ['a form without a boundary', async () => multipart([]), 'multipart/form-data'],
  [
    'a boundary of a thousand letters',
    async () => multipart([]),
    `multipart/form-data; boundary=${'b'.repeat(1000)}`,
  ],
  ['a picture without a form', () => picture().png().toBuffer(), 'image/png'],
];
// objects, because Jest would take a third parameter for a done callback in rows without one
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
      multipart(
        [{ name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() }],
        '',
      ),
  ],
  [
    'has too many parts',
    async () =>
      multipart(
        Array.from({ length: 3000 }, (_, index) => ({
          name: `part${index}`,
          bytes: 'x'.repeat(100),
        })),
      ),
  ],
  [
    'is too large',
    async () =>
      multipart([
        { name: 'companyLogo', filename: 'x.png', bytes: Buffer.alloc(6 * 1024 * 1024, 1) },
      ]),
  ],
])('after a form that %s the connection still serves', async (_what, make) => {
  const body = await make();
  const head = `PUT /api/employers/${employer.id}/logo HTTP/1.1\r\nHost: localhost\r\nCookie: ${employer.headers['cookie']}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`;
  const next = 'GET /api/categories HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect(
    statusesIn(
      await sendRaw(host.port, Buffer.concat([Buffer.from(head), body, Buffer.from(next)]), 2),
    ),
  ).toEqual([expect.any(Number), 200]);
});

test('a body that breaks off in the middle of a file leaves nothing', async () => {
  const before = await countRows(host, 'media');
  const body = multipart([
    { name: 'companyLogo', filename: 'x.png', bytes: await picture().png().toBuffer() },
  ]);
  const head = `PUT /api/employers/${employer.id}/logo HTTP/1.1\r\nHost: localhost\r\nCookie: ${employer.headers['cookie']}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`;
  expect(
    statusesIn(
      await sendRaw(host.port, Buffer.concat([Buffer.from(head), body.subarray(0, 120)]), 0),
    ),
  ).toEqual([]);
  expect(await countRows(host, 'media')).toBe(before);
  expect(await host.db.query(sql`SELECT 1 FROM media WHERE content_type <> 'image/webp'`)).toEqual(
    [],
  );
});
