import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './run.mjs';

const rounds = 10;
const timeout = 5000;

/** @param {Agent} agent @param {string} origin @param {string} word @param {string} id */
const finds = async (agent, origin, word, id) => {
  const { status, json } = await call(
    agent,
    origin,
    `/api/jobs/search?q=${word}&brief=true&limit=20`,
  );
  return (
    status === 200 && json().items.some((/** @type {{ _id: string }} */ { _id }) => _id === id)
  );
};

/**
 * Measures how soon new jobs are found by a unique word, in milliseconds from the response to the
 * posting to the end of the search that finds it. Also counts the jobs that are still found right
 * after they ended.
 *
 * @param {string} origin
 * @param {import('./employer.mjs').Employer} employer
 */
export const measureFreshness = async (origin, employer) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const found = [];
  let foundEnded = 0;
  for (let round = 0; round < rounds; round += 1) {
    const word = `zq${Date.now().toString(36)}${round}x`;
    // searches once before, so that a stale cached response would show
    await finds(agent, origin, word, '');
    const id = await employer.post(`Benchmark keeper ${word}`);
    const posted = performance.now();
    while (!(await finds(agent, origin, word, id)) && performance.now() - posted < timeout)
      await sleep(20);
    found.push(performance.now() - posted);
    await (round % 2 === 0 ? employer.close(id) : employer.remove(id));
    if (await finds(agent, origin, word, id)) foundEnded += 1;
  }
  agent.destroy();
  return { found, foundEnded };
};
