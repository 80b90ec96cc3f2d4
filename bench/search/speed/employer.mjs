import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf, pick } from './chance.mjs';
import { call } from './run.mjs';

const password = 'right horse battery';
let number = 0;

/** An employer at the host's own door: registers, posts jobs and ends them. */
export const openEmployer = async (origin, corpus) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const username = `bench.${Date.now().toString(36)}`;
  const chance = chanceOf(Date.now());
  let headers = {};
  const must = async (path, options, ...wanted) => {
    const answer = await call(agent, origin, path, { ...options, headers });
    if (!wanted.includes(answer.status))
      throw new Error(
        `${options.method} ${path}: ${answer.status} ${JSON.stringify(answer.json()).slice(0, 200)}`,
      );
    return answer;
  };
  await must(
    '/api/employer/employers',
    {
      method: 'POST',
      body: {
        firstnameEmployer: 'Bea',
        lastnameEmployer: 'Bench',
        usernameEmployer: username,
        passwordnameEmployer: password,
        nationalityEmployer: 'US',
        role: 'employer',
        phoneEmployer: '15550123',
        addressEmployer: '1 Mill Road',
        emailEmployer: `${username}@firm.example`,
        genderEmployer: 'Female',
        locationEmployer: 'Austin, TX',
      },
    },
    201,
  );
  const login = await must(
    '/api/employer/login',
    { method: 'POST', body: { usernameEmployer: username, passwordnameEmployer: password } },
    200,
  );
  headers = {
    cookie: login.headers['set-cookie'].map((each) => each.split(';')[0]).join('; '),
    'x-session': `employer:${username}`,
  };

  const some = (count) =>
    Array.from({ length: count }, () => pick(chance, corpus.common)).join(' ');
  const names = (stem, count, length) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${stem}${index + 1}`, some(length)]),
    );
  /** Posts a job, whose title may be given; its id. */
  const post = async (jobtitle = `${pick(chance, corpus.titles)} ${(number += 1)}`) =>
    (
      await must(
        '/api/jobdescriptions/add',
        {
          method: 'POST',
          body: {
            usernameEmployer: username,
            jobtitle,
            companyname: pick(chance, corpus.companies),
            location: pick(chance, corpus.places),
            joboverview: some(60),
            ...names('responsibilities', 5, 12),
            ...names('qualification', 4, 15),
            employementtype: 'Full-time',
            monthlysalary1: 3000,
            monthlysalary2: 5000,
            numberofvacancies: 1,
            degreerequired: 'Not stated',
            categoryName: 'IT Jobs',
          },
        },
        201,
      )
    ).json()._id;
  const close = (id) => must(`/api/jobs/${id}/close`, { method: 'POST' }, 200);
  const remove = (id) => must(`/api/jobdescriptions/delete/${id}`, { method: 'DELETE' }, 200, 204);
  return { post, close, remove, leave: () => agent.destroy() };
};

/**
 * Posts so many jobs a second and ends as many, by turns filled and deleted, until it is stopped;
 * none is left then. `stop` gives how many a second it came to.
 */
export const startTraffic = (employer, perSecond) => {
  const [began, open, underWay] = [performance.now(), [], new Set()];
  let [stopped, posted, ended, failure] = [false, 0, 0, undefined];
  const start = (work) => {
    const promise = work()
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(promise));
    underWay.add(promise);
  };
  const endOne = async () => {
    const id = open.shift();
    if (id === undefined) return;
    ended += 1;
    await (ended % 2 === 0 ? employer.close(id) : employer.remove(id));
  };
  const loop = (async () => {
    for (let turn = 1; !stopped; turn += 1) {
      start(async () => {
        open.push(await employer.post());
        posted += 1;
      });
      // each lives for two seconds or more
      if (open.length > 2 * perSecond) start(endOne);
      await sleep(Math.max(0, began + (turn * 1000) / perSecond - performance.now()));
    }
  })();
  const stop = async () => {
    stopped = true;
    await loop;
    const seconds = (performance.now() - began) / 1000;
    const rates = { posted: posted / seconds, ended: ended / seconds };
    await Promise.all(underWay);
    while (open.length > 0) await endOne();
    if (failure) throw failure;
    return rates;
  };
  return { stop };
};
