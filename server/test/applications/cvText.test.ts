import { setTimeout as sleep } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { consumeCallRateLimit } from '../../services/limits/callLimits';
import type { Wire } from '../../wire';
import { applyTo, sendCv, smallPdf } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let other: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, other] = await Promise.all([asEmployer(host), asEmployer(host)]);
  jobId = (await post(host, owner))._id;
});
afterAll(() => host.close());

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const docx = (text: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

/** Applies with that CV; returns the application's id and its sender. */
const applyWith = async (file: Buffer, name: string): Promise<{ id: string; seeker: Person }> => {
  const seeker = await asSeeker(host);
  const resume: Wire<'Resume'> = (await sendCv(host, seeker, file, name)).json();
  const { _id: id } = await applyTo(host, seeker, { jobId, resumeId: resume._id });
  return { id, seeker };
};
const textFor = (id: string, { headers }: Person) =>
  host.app.inject({ url: `/api/applications/${id}/cv/text`, headers });

test('a Word document and plain text are read as text, which counts as opened', async () => {
  const word = await applyWith(docx('Six years on acute wards'), 'cv.docx');
  const answer = await textFor(word.id, owner);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().text).toContain('Six years on acute wards');
  const details = await host.app.inject({
    url: `/api/applications/${word.id}`,
    headers: word.seeker.headers,
  });
  expect(details.json().history).toContainEqual(expect.objectContaining({ kind: 'cvOpened' }));

  const plain = await applyWith(Buffer.from('<b>Nurse</b> – أهلا\n'), 'cv.txt');
  expect((await textFor(plain.id, owner)).json()).toEqual({ text: '<b>Nurse</b> – أهلا\n' });
  expect((await textFor(plain.id, plain.seeker)).statusCode).toBe(200);
});

test('another kind has no text here; nobody else reads it, nor one that was withdrawn', async () => {
  const { id, seeker } = await applyWith(smallPdf(), 'cv.pdf');
  const refused = await textFor(id, owner);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('The text of this CV can’t be read. Download it instead.');
  expect((await textFor(id, other)).statusCode).toBe(404);
  await host.app.inject({
    method: 'POST',
    url: `/api/applications/${id}/withdrawal`,
    headers: seeker.headers,
  });
  expect((await textFor(id, owner)).statusCode).toBe(404);
});

test('many texts at once keep no upload waiting', async () => {
  const { id, seeker } = await applyWith(docx('Nurse'), 'cv.docx');
  const ended: string[] = [];
  const texts = Array.from({ length: 6 }, async () => {
    const answer = await textFor(id, owner);
    ended.push('text');
    return answer.statusCode;
  });
  // by then the first of them is being read
  await sleep(200);
  const answer = await sendCv(host, seeker, smallPdf(), 'other.pdf');
  const before = ended.length;
  expect(answer.statusCode).toBe(201);
  expect(new Set(await Promise.all(texts))).toEqual(new Set([200]));
  expect(before).toBeLessThan(4);
});

test('texts are limited to 300 an hour', async () => {
  const limited = { ...host.context, env: { ...host.env, rateLimits: true } };
  const caller = { role: 'employer', accountId: owner.id, username: owner.username } as const;
  const consume = () => consumeCallRateLimit(limited, 'getApplicationCvText', caller, '192.0.2.1');
  await host.db.execute(
    sql`INSERT INTO attempts (key, at) SELECT ${`cv-text:employer:${owner.id}`}, now() FROM generate_series(1, 299)`,
  );
  await consume();
  await expect(consume()).rejects.toMatchObject({ status: 429 });
});

test('the CSV of ticked applications holds only those', async () => {
  const one = await applyWith(smallPdf(), 'one.pdf');
  await applyWith(smallPdf(), 'two.pdf');
  const csv = await host.app.inject({
    url: `/api/applicants.csv?id=${one.id}`,
    headers: owner.headers,
  });
  expect(csv.body.trim().split('\r\n')).toHaveLength(2);
  expect(csv.body).toContain('one.pdf');
});
