import type { Wire } from '../wire';
import { multipart } from './attacks/multipart';
import type { Person, TestHost } from './host';

/** Returns a minimal PDF of one page, empty by default. */
export const smallPdf = (words = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
% ${words}
%%EOF
`,
  );

/** Uploads a CV; returns the response. */
export const sendCv = (
  host: TestHost,
  person: Person,
  file: Buffer,
  name = 'cv.pdf',
  to: { method: 'POST' | 'PUT'; url: string } = { method: 'POST', url: '/api/resumes' },
) =>
  host.app.inject({
    ...to,
    headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=line' },
    payload: multipart([
      { name: 'file', filename: name, bytes: file, type: 'application/octet-stream' },
    ]),
  });

/** Uploads a CV as a job seeker. */
export const uploadCv = async (
  host: TestHost,
  seeker: Person,
  name = 'cv.pdf',
): Promise<Wire<'Resume'>> => {
  const answer = await sendCv(host, seeker, smallPdf(name), name);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

/** Applies as a job seeker. */
export const applyTo = async (
  host: TestHost,
  seeker: Person,
  payload: Wire<'ApplicationInput'>,
): Promise<Wire<'Application'>> => {
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: seeker.headers,
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
