import type { AppBuild } from '@contract/serviceWorker';
import { isRenderedBy, kindOf, mayKeep, type Kind, type RequestDetails } from './policy';

const origin = 'https://jobs.example';
const build: AppBuild = {
  id: 'b1',
  main: '/assets/main.11111111.js',
  precache: ['/assets/main.11111111.js', '/start.js', '/favicon.svg'],
  files: ['/assets/main.11111111.js', '/assets/9.222222.js'],
};
const requestOf = (
  path: string,
  more: Partial<RequestDetails> & { headers?: Record<string, string> } = {},
) => {
  const { headers = {}, ...rest } = more;
  return {
    method: 'GET',
    url: new URL(path, origin).href,
    mode: 'cors',
    destination: '',
    header: (name: string) => headers[name] ?? null,
    ...rest,
  };
};
const page = { mode: 'navigate', destination: 'document' };
const seeker = { headers: { 'x-session': 'jobseeker:ann' } };

test.each<[Kind, string, Parameters<typeof requestOf>[1]?]>([
  ['page', '/', page],
  ['page', '/jobdescription?q=nurse', page],
  ['page', '/employerppreadonly/ann.lee', page],
  ['none', '/', { ...page, destination: 'iframe' }],
  ['none', '/', { ...page, method: 'POST' }],
  ['none', '/api/docs', page],
  ['none', '/app.html', page],
  ['none', '/sitemap.xml', page],
  ['none', '/sw.js', page],
  ['none', '/sw.js'],
  ['file', '/assets/9.222222.js'],
  ['none', '/assets/9.222222.js', { headers: { range: 'bytes=0-9' } }],
  // a file of another build
  ['none', '/assets/9.333333.js'],
  ['plainFile', '/start.js'],
  ['answer', '/api/jobs/search?q=nurse'],
  ['answer', '/api/jobdescriptions/jobdescriptions/1'],
  ['answer', '/api/categories/'],
  ['answer', '/api/jobs/1/similar'],
  ['none', '/api/jobs/search', { method: 'POST' }],
  ['none', '/api/jobs/search', seeker],
  ['none', '/api/jobs/search', { headers: { authorization: 'Bearer x' } }],
  // whole tables, calls that follow typing, links from emails, and personal data
  ['none', '/api/jobdescriptions/getAll'],
  ['none', '/api/jobs/suggestions?q=nu'],
  ['none', '/api/unsubscribe/key'],
  ['none', '/api/session'],
  ['none', '/api/applications', seeker],
  ['none', '/api/saved-jobs'],
  ['saved', '/api/saved-jobs?page=1', seeker],
  ['saved', '/api/saved-jobs/ids', seeker],
  ['none', '/api/saved-jobs/1', { ...seeker, method: 'PUT' }],
  ['none', '/api/saved-jobs', { headers: { 'x-session': 'employer:ann' } }],
  ['none', 'https://elsewhere.example/api/jobs/search'],
  ['none', 'https://elsewhere.example/assets/9.222222.js'],
])('%s: %s %j', (kind, path, more = {}) => {
  expect(kindOf(requestOf(path, more), origin, build)).toBe(kind);
});

const answer = (more: object = {}) =>
  // the decisive properties of a Response, which can't be constructed with these values
  ({ status: 200, type: 'basic', redirected: false, headers: new Headers(), ...more }) as Response;
const neverStored = { headers: new Headers({ 'cache-control': 'private, No-Store' }) };

test('keeps whole answers of our own, and nothing that may not be stored but saved jobs', () => {
  expect(mayKeep('answer', answer())).toBe(true);
  for (const more of [
    { status: 206 },
    { status: 404 },
    { status: 0, type: 'opaqueredirect' },
    { type: 'opaque', status: 0 },
    { type: 'cors' },
    { redirected: true },
    neverStored,
  ])
    expect(mayKeep('answer', answer(more))).toBe(false);
  expect(mayKeep('saved', answer(neverStored))).toBe(true);
  expect(mayKeep('saved', answer({ ...neverStored, status: 401 }))).toBe(false);
});

test('keeps pages that this build has rendered, not the empty app nor another build’s', () => {
  const state = '<script type="application/json" id="state">{}</script>';
  expect(isRenderedBy(build, `<link href="${build.main}">${state}`)).toBe(true);
  expect(isRenderedBy(build, `<script src="${build.main}"></script>`)).toBe(false);
  expect(isRenderedBy(build, `<link href="/assets/main.22222222.js">${state}`)).toBe(false);
});
