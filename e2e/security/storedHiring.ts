import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures';
import type { IsolatedHost } from './isolatedHost';
import type { Write } from './makeWrite';
import { payloads } from './payloads';

/** The session headers of a logged-in person. */
type Session = Record<string, string>;
type Sides = { jobId: string; asEmployer: Session; asSeeker: Session };

const all = payloads.join('\n');
const cut = (text: string, length: number) => text.slice(0, length);
const [first, second, third] = payloads;

/** Stores a CV with payloads in its name and text; returns its id. */
const storeCv = async (request: APIRequestContext, { api }: IsolatedHost, asSeeker: Session) => {
  const uploaded = await request.post(`${api}/resumes`, {
    multipart: {
      file: { name: `${third}.txt`, mimeType: 'text/plain', buffer: Buffer.from(all) },
      name: second,
    },
    headers: asSeeker,
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  return ((await uploaded.json()) as { _id: string })._id; // the contract's Resume
};

/** Stores questions to a job's applicants, and an application that answers them; returns its id. */
const storeApplication = async (
  write: Write,
  resumeId: string,
  { jobId, asEmployer, asSeeker }: Sides,
) => {
  const questions = [
    { id: 'q1', kind: 'text', text: first, required: true },
    { id: 'q2', kind: 'choice', text: second, required: false, choices: [first, second] },
  ];
  await write('put', `/jobs/${jobId}/hiring`, { questions, answersWithin: 5 }, asEmployer);
  const sent = await write(
    'post',
    '/applications',
    {
      jobId,
      resumeId,
      message: all,
      note: all,
      answers: [
        { questionId: 'q1', answer: cut(all, 200) },
        { questionId: 'q2', answer: second },
      ],
    },
    asSeeker,
  );
  return ((await sent.json()) as { _id: string })._id; // the contract's Application
};

/**
 * Stores an application with a payload in every text that either side can write; returns its id.
 */
export const storeHiring = async (
  request: APIRequestContext,
  write: Write,
  host: IsolatedHost,
  sides: Sides,
): Promise<string> => {
  const { asEmployer, asSeeker } = sides;
  const id = await storeApplication(write, await storeCv(request, host, asSeeker), sides);
  await write('post', `/threads/${id}/messages`, { text: all }, asSeeker);
  await write('post', `/threads/${id}/messages`, { text: all }, asEmployer);
  await write('post', `/applicants/${id}/notes`, { text: all }, asEmployer);
  const tags = payloads.slice(0, 4).map((text) => cut(text, 40));
  await write('put', `/applicants/${id}`, { rating: 3, tags }, asEmployer);
  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const interview = { kind: 'onSite', minutes: 30, place: cut(all, 300), message: all, times };
  await write('put', `/applicants/${id}/interview`, interview, asEmployer);
  const letter = { subject: first, body: payloads.slice(0, 4).join('\n') };
  await write('put', '/letter-templates/reject', letter, asEmployer);
  return id;
};
