// The people of `npm run soak` without an account of their own: readers, clients that disconnect
// midway, and moderation.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a random item of a list. */
export const pick = (list) => list[Math.floor(Math.random() * list.length)];

const words = [
  'nurse',
  'accountant denver',
  'remote engneer',
  '"night shift"',
  'driver -truck',
  '',
];
const readsOf = (job) => [
  '/',
  `/jobdescriptions/jobdescriptions/${job}`,
  '/jobdescription',
  '/termsofuse',
  '/api/categories',
  '/api/stats',
  '/api/terms/terms',
  '/api/jobdescriptions/getAll',
  '/api/featuredemployer',
  `/api/jobdescriptions/jobdescriptions/${job}`,
  `/api/jobs/${job}/similar`,
  `/api/jobs/suggestions?for=what&q=${pick(['nur', 'acc', 'den'])}`,
  ...words.map((word) => `/api/jobs/search?q=${encodeURIComponent(word)}`),
];

/** Reads public pages and lists. */
export const makeReader = (join, jobs) => {
  const { call } = join();
  return () => call('GET', pick(readsOf(jobs.any())));
};

/** Disconnects in the middle of a response, a request or an upload. */
export const makeDropper = (join) => {
  const { address } = join();
  const { hostname, port } = new URL(address);
  const leaveAnswer = async (path) => {
    const leaving = new AbortController();
    const answer = await fetch(address + path, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
  };
  const leaveRequest = async (head) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.write(head, resolve);
    });
    await sleep(20);
    socket.destroy();
  };
  const upload =
    'POST /api/resumes HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999999\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\n';
  return async () => {
    await leaveAnswer('/api/jobdescriptions/getAll');
    await leaveAnswer('/');
    await leaveRequest('GET /api/jobs/search?q=nurse HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await leaveRequest('GET / HTTP/1.1\r\nhost: loc');
    await leaveRequest(upload);
  };
};

/** Reports a job as a visitor, and decides the case as an administrator. */
export const makeModerator = (join, jobs, adminPassword) => {
  const [visitor, admin] = [join(), join()];
  let loggedIn = false;
  return async () => {
    const { call } = admin;
    if (!loggedIn)
      await call('POST', '/api/admin/admins/login', {
        adminname: 'admin',
        adminpassword: adminPassword,
      });
    loggedIn = true;
    const job = jobs.posted();
    if (job !== undefined)
      await visitor.call('POST', `/api/jobs/${job}/reports`, { reason: 'duplicate' });
    const { items } = await call('GET', '/api/admin/cases?limit=5');
    for (const [index, { _id }] of items.entries()) {
      await call('GET', `/api/admin/cases/${_id}`);
      const decision = index % 2 === 0 ? 'dismiss' : 'takeDown';
      const { results } = await call('POST', '/api/admin/cases/decisions', {
        ids: [_id],
        decision,
        reason: 'Posted twice',
      });
      const [{ decisionId }] = results;
      if (decision === 'takeDown' && decisionId !== undefined)
        await call('POST', `/api/admin/decisions/${decisionId}/undo`);
      if (decision === 'takeDown')
        await call('POST', '/api/admin/cases/decisions', { ids: [_id], decision: 'dismiss' });
    }
    await call('GET', '/api/admin/overview');
    await call('GET', '/api/admin/audit');
    await call('GET', '/api/admin/employers?q=mara');
  };
};
