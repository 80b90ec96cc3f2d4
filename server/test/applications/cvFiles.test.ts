import { strToU8, unzipSync, zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { applyTo, sendCv, smallPdf } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
});
beforeEach(async () => {
  jobId = (await post(host, owner))._id;
});
afterAll(() => host.close());

const word = Buffer.from(
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8('<w:document/>'),
  }),
);
const page = Buffer.from('<html><script>alert(1)</script></html>');

/** Registers a job seeker who applies with a CV. */
const applyWith = async (file: Buffer, cvName: string, [first, last] = ['Ivo', 'Kern']) => {
  const seeker = await asSeeker(host);
  await host.db.execute(
    sql`UPDATE job_seekers SET first_name = ${first}, last_name = ${last} WHERE id = ${seeker.id}`,
  );
  const { _id: resumeId } = (await sendCv(host, seeker, file, cvName)).json();
  const { _id: id } = await applyTo(host, seeker, { jobId, resumeId });
  return { seeker, id };
};
const get = (url: string, { headers }: Person) => host.app.inject({ url: `/api${url}`, headers });

test.each([
  ['pdf', smallPdf(), 'application/pdf'],
  ['docx', word, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['odd HTML', page, 'text/plain; charset=utf-8'],
])(
  'a sent CV as %s goes to both sides under its own type, and is neither run nor kept',
  async (_kind, file, type) => {
    const { id, seeker } = await applyWith(file, 'Résumé 1.pdf');
    for (const reader of [owner, seeker]) {
      const answer = await get(`/applications/${id}/cv`, reader);
      expect([answer.statusCode, answer.rawPayload.equals(file)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-disposition': expect.stringMatching(
          /^attachment; filename="R_sum_ 1\.\w+"; filename\*=UTF-8''R%C3%A9sum%C3%A9%201\.\w+$/,
        ),
      });
      expect(answer.headers['etag']).toBeUndefined();
    }
  },
);

test('its text is JSON, neither guessed at nor kept', async () => {
  const { id, seeker } = await applyWith(page, 'cv.txt');
  for (const reader of [owner, seeker]) {
    const { headers, ...answer } = await get(`/applications/${id}/cv/text`, reader);
    expect(answer.json()).toEqual({ text: String(page) });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
  }
});

test('names in the zip have no path parts, marks or doubles, whatever people are called', async () => {
  const people: [string, string][] = [
    ['../../etc', '/passwd'],
    ['C:\\Windows', 'con?*|<>"'],
    ['Sa\u202Efdp.\u2066', 'Li\u200Fm'],
    ['..', '. '],
    ['Ann', 'Lee'],
    ['Ann', 'Lee (2)'],
    ['ANN', 'Lee'],
    ['Ann', 'Lee'],
    ['Zoë\n', '\tنعم'],
  ];
  const seekers = [];
  for (const [index, name] of people.entries())
    seekers.push((await applyWith(smallPdf(String(index)), 'cv.pdf', name)).seeker);
  const answer = await get(`/applicants.zip?job=${jobId}`, owner);
  const files = unzipSync(answer.rawPayload);
  // the latest comes first and keeps its name
  const names = [
    'Zoë نعم.pdf',
    'Ann Lee.pdf',
    'ANN Lee (2).pdf',
    'Ann Lee (2) (2).pdf',
    'Ann Lee (3).pdf',
    `${seekers[3]?.username}.pdf`,
    'Safdp. Lim.pdf',
    'CWindows con.pdf',
    'etc passwd.pdf',
  ];
  expect(Object.keys(files)).toEqual(names);
  for (const [index, name] of names.toReversed().entries())
    expect(Buffer.from(files[name] ?? [])).toEqual(smallPdf(String(index)));
});
