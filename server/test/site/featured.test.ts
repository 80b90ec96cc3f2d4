import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { dropOldData } from '../../services/retention';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { countRows } from '../jobFixtures';

let host: TestHost;
let admin: Person;
let employer: Person;
const featured: string = randomUUID();

beforeAll(async () => {
  host = await openHost();
  await host.db.execute(
    sql`INSERT INTO featured_employers (id, name, position) VALUES (${featured}, 'First', 2), (${randomUUID()}, 'Before it', 1)`,
  );
  [admin, employer] = await Promise.all([asAdmin(host), asEmployer(host)]);
});
afterAll(() => host.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => host.app.inject({ url: `/api${url}`, headers });
type Part = { name: string; value: string | Buffer; filename?: string; type?: string };
type Call = { method: 'PUT' | 'POST'; url: string };
const send = (
  parts: Part[],
  headers: Headers = admin.headers,
  id = featured,
  call: Call = { method: 'PUT', url: `/api/featuredemployer/updateFeaturedEmployer/${id}` },
) => {
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, value, filename, type = 'image/png' }) => [
      Buffer.from(
        `--line\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--line--\r\n'),
  ]);
  return host.app.inject({
    ...call,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=line' },
    payload,
  });
};
const name = (value: string): Part => ({ name: 'employerName', value });
const file = (value: Buffer | string, filename = 'logo.png', type?: string): Part => ({
  name: 'employerImage',
  value,
  filename,
  type,
});
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

describe('featured employers', () => {
  const list = async () => (await get('/featuredemployer/')).json();
  test('are listed in their order, with and without the slash', async () => {
    expect((await list()).map((each: { employerName: string }) => each.employerName)).toEqual([
      'Before it',
      'First',
    ]);
    expect((await get('/featuredemployer')).json()).toEqual(await list());
  });

  test('a name alone leaves the picture', async () => {
    const answer = await send([name('Renamed & Co')]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { _id: featured, employerName: 'Renamed & Co' },
    ]);
  });

  test('a picture is made small, plain and WebP, and gets a new address each time', async () => {
    const source = await picture(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'secret place' } })
      .toBuffer();
    const first = (await send([name('Pictured'), file(source, '../../x.jpg')])).json();
    expect(first.employerImage).toMatch(/^\/api\/media\/[\w-]+$/);
    const answer = await host.app.inject({ url: first.employerImage });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    const stored = await sharp(answer.rawPayload).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual([
      'webp',
      512,
      256,
      undefined,
    ]);
    expect(answer.rawPayload.includes('secret place')).toBe(false);

    const second = (await send([name('Pictured'), file(await picture().png().toBuffer())])).json();
    expect(second.employerImage).not.toBe(first.employerImage);
    expect((await host.app.inject({ url: first.employerImage })).statusCode).toBe(200);
    await host.db.execute(sql`UPDATE media SET replaced_at = replaced_at - interval '61 minutes'`);
    await dropOldData(host.context);
    expect((await host.app.inject({ url: first.employerImage })).statusCode).toBe(404);
    expect(await countRows(host, 'media')).toBe(1);
    expect((await list())[1]).toEqual(second);
    const renamed = (await send([name('Still pictured')])).json();
    expect(renamed.employerImage).toBe(second.employerImage);
  });

  test.each(['webp', 'gif', 'avif'] as const)('a %s picture is taken', async (format) => {
    const answer = await send([
      name('Pictured'),
      file(await picture().toFormat(format).toBuffer()),
    ]);
    expect(answer.statusCode).toBe(200);
    expect((await host.app.inject({ url: answer.json().employerImage })).statusCode).toBe(200);
  });

  test('one is added behind the others and removed with its picture, by an administrator alone', async () => {
    const png = await picture().png().toBuffer();
    const add = (headers?: Headers) =>
      send([name('Added last'), file(png)], headers, '', { method: 'POST', url: '/api/featured' });
    const remove = (id: string, headers: Headers = admin.headers) =>
      host.app.inject({ method: 'DELETE', url: `/api/featured/${id}`, headers });
    const before = await list();
    for (const [headers, status] of [
      [{}, 401],
      [employer.headers, 403],
    ] as const)
      expect((await add(headers)).statusCode).toBe(status);
    expect(await list()).toEqual(before);
    const answer = await add();
    const added = answer.json();
    expect([answer.statusCode, added]).toEqual([
      201,
      {
        _id: expect.any(String),
        employerName: 'Added last',
        employerImage: expect.stringMatching(/^\/api\/media\//),
      },
    ]);
    expect(await list()).toEqual([...before, added]);
    for (const [headers, status] of [
      [{}, 401],
      [employer.headers, 403],
    ] as const)
      expect((await remove(added._id, headers)).statusCode).toBe(status);
    expect((await remove(added._id)).statusCode).toBe(204);
    expect(await list()).toEqual(before);
    expect((await host.app.inject({ url: added.employerImage })).statusCode).toBe(404);
    for (const gone of [added._id, randomUUID(), 'nothing'])
      expect((await remove(gone)).statusCode).toBe(404);
    const actions = await host.db.query<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE record_id = ${added._id} ORDER BY id`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'addFeaturedEmployer',
      'removeFeaturedEmployer',
    ]);
    expect(
      (await send([], admin.headers, '', { method: 'POST', url: '/api/featured' })).statusCode,
    ).toBe(400);
  });

  test('a text for the picture, or a form without a chosen file, sets none', async () => {
    const before = (await list())[1].employerImage;
    for (const part of [
      { name: 'employerImage', value: 'https://elsewhere.example/x.png' },
      file('', '', 'application/octet-stream'),
    ]) {
      const answer = await send([name('No picture'), part]);
      expect([answer.statusCode, answer.json().employerImage]).toEqual([200, before]);
    }
  });

  describe('refuses', () => {
    let before: unknown;
    let pictures: number;
    beforeAll(async () => {
      before = await list();
      pictures = await countRows(host, 'media');
    });

    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    test.each<[string, () => Promise<Buffer | string>]>([
      ['an SVG', async () => svg],
      ['a text', async () => 'hello'],
      ['nothing', async () => ''],
      ['a page', async () => '<!doctype html><script></script>'],
      ['half a PNG', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 60)],
      ['a TIFF', () => picture().tiff().toBuffer()],
      ['a picture of too many pixels', () => picture(10_000, 10_000).png().toBuffer()],
    ])('%s as a picture', async (_what, make) => {
      const answer = await send([name('Bad'), file(await make())]);
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'employerImage']);
    });
    test('more than 5 MB', async () => {
      const answer = await send([name('Bad'), file(Buffer.alloc(5 * 1024 * 1024 + 1, 1))]);
      expect([answer.statusCode, answer.json().field]).toEqual([413, 'employerImage']);
    });
    test.each<[string, Part[]]>([
      ['employerName', []],
      ['employerName', [name('')]],
      ['employerName', [name('  ')]],
      ['employerName', [name('x'.repeat(121))]],
      ['employerName', [name('a\0b')]],
      ['position', [name('Good'), { name: 'position', value: '1' }]],
    ])('a bad %s', async (field, parts) => {
      const answer = await send(parts);
      expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    });
    test('JSON', async () => {
      const answer = await host.app.inject({
        method: 'PUT',
        url: `/api/featuredemployer/updateFeaturedEmployer/${featured}`,
        headers: admin.headers,
        payload: { employerName: 'x' },
      });
      expect(answer.statusCode).toBe(415);
    });
    test('a form that breaks off', async () => {
      const answer = await host.app.inject({
        method: 'PUT',
        url: `/api/featuredemployer/updateFeaturedEmployer/${featured}`,
        headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=line' },
        payload: '--line\r\ncontent-disposition: form-data; name="employerName"\r\n\r\nHal',
      });
      expect(answer.statusCode).toBe(400);
    });
    test('visitors, employers and unknown ids', async () => {
      expect((await send([name('x')], {})).statusCode).toBe(401);
      expect((await send([name('x')], employer.headers)).statusCode).toBe(403);
      for (const id of ['x', randomUUID()])
        expect(
          (await send([name('x'), file(await picture().png().toBuffer())], admin.headers, id))
            .statusCode,
        ).toBe(404);
    });
    test('and in the end all is as it was', async () => {
      expect(await list()).toEqual(before);
      expect(await countRows(host, 'media')).toBe(pictures);
    });
  });
});
