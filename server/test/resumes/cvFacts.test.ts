import { deflateSync } from 'node:zlib';
import { applyTo, sendCv, uploadCv } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let seeker: Person;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
beforeEach(async () => {
  seeker = await asSeeker(host);
});
afterAll(() => host.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, who = seeker) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

/** Builds a PDF of `pages` pages that declares `count` of them. */
const pagedPdf = (pages: number, count = pages): Buffer => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = Array.from(
    { length: pages },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj`,
  );
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
};

test.each<[string, Buffer, number | undefined]>([
  ['a PDF of three pages', pagedPdf(3), 3],
  ['one that says it has more than there are', pagedPdf(1, 3_000_000_000), 1],
  [
    'an RTF file, whose pages depend on who lays it out',
    Buffer.from('{\\rtf1\\ansi Ivo Kern\\par}'),
    undefined,
  ],
])('the pages of %s are known to both sides', async (_name, file, pages) => {
  const { _id: jobId } = await post(host, employer);
  const sent = await sendCv(host, seeker, file);
  expect(sent.statusCode).toBe(201);
  const { _id } = await applyTo(host, seeker, { jobId, resumeId: sent.json()._id });
  expect((await call('GET', `/applications/${_id}`)).json().cv.pages).toBe(pages);
  const asOwner = await call('GET', `/applicants/${_id}`, undefined, employer);
  expect(asOwner.json().cv.pages).toBe(pages);
});

test('its sender reads what they have done to a CV since; its employer doesn’t', async () => {
  const { _id: jobId } = await post(host, employer);
  const { _id: resumeId } = await uploadCv(host, seeker, 'first.pdf');
  const { _id } = await applyTo(host, seeker, { jobId, resumeId });
  const seen = async () => (await call('GET', `/applications/${_id}`)).json();
  expect((await seen()).cvSince).toBeUndefined();
  await call('PUT', `/resumes/${resumeId}`, { name: 'another name' });
  expect((await seen()).cvSince).toBeUndefined();
  await sendCv(host, seeker, pagedPdf(2), 'second.pdf', {
    method: 'PUT',
    url: `/api/resumes/${resumeId}/file`,
  });
  expect(await seen()).toMatchObject({ cv: { name: 'first.pdf', pages: 1 }, cvSince: 'replaced' });
  const asOwner = await call('GET', `/applicants/${_id}`, undefined, employer);
  expect(asOwner.json().cv).toMatchObject({ name: 'first.pdf' });
  expect(asOwner.body).not.toContain('replaced');
  await call('DELETE', `/resumes/${resumeId}`);
  expect((await seen()).cvSince).toBe('deleted');
  await host.app.inject({
    method: 'POST',
    url: `/api/applications/${_id}/withdrawal`,
    headers: seeker.headers,
  });
  const again = await uploadCv(host, seeker, 'third.pdf');
  await applyTo(host, seeker, { jobId, resumeId: again._id });
  expect(await seen()).toMatchObject({ cv: { name: 'third.pdf' } });
  expect((await seen()).cvSince).toBeUndefined();
});

/**
 * Builds a PDF whose object stream or cross-reference stream unpacks to this many megabytes of
 * zeros.
 */
const pdfBomb = (kind: 'ObjStm' | 'XRef', megabytes: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  const about =
    kind === 'ObjStm'
      ? `/Type/ObjStm/N 1000000/First 8`
      : `/Type/XRef/Size 90000000/W[1 4 1]/Root 1 0 R`;
  const head = Buffer.from(
    `%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n4 0 obj<<${about}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
  );
  const start = head.indexOf('4 0 obj');
  return Buffer.concat([
    head,
    packed,
    Buffer.from(`\nendstream endobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
};

test.each(['ObjStm', 'XRef'] as const)(
  'a PDF with a bomb (%s) is refused with a clear word, and the host goes on',
  async (kind) => {
    const answer = await sendCv(host, seeker, pdfBomb(kind, 300));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'file' });
    expect(answer.json().message).toMatch(/can’t be opened/);
    expect((await call('GET', '/resumes')).json()).toEqual([]);
    expect((await sendCv(host, seeker, pagedPdf(1))).statusCode).toBe(201);
  },
);
