/**
 * Starts the spec host, and the built app for it: `npm run spec-host -- --jobs 50000 --own-jobs
 * 5000 --port 4151 --site-port 4152`. `larkfield` (password `spec-host-password`) owns `--own-jobs`
 * of the jobs, by default every second one.
 */
import { parseArgs } from 'node:util';
import { startStaticSite } from '../staticSite/staticSite';
import { wildJob } from './records';
import { startSpecHost } from './specHost';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '45' },
    'own-jobs': { type: 'string' },
    port: { type: 'string', default: '0' },
    'site-port': { type: 'string' },
  },
});

const jobs = () => {
  const own = values['own-jobs'];
  if (own === undefined) return Number(values.jobs);
  return Array.from({ length: Number(values.jobs) }, (_, n) => ({
    ...wildJob(n),
    usernameEmployer: n < Number(own) ? 'larkfield' : 'cedar.stone',
  }));
};

const main = async () => {
  const host = await startSpecHost({ port: Number(values.port), seed: { jobs: jobs() } });
  console.log(`Spec host with ${values.jobs} jobs: ${host.origin}`);
  if (values['site-port'] === undefined) return;
  const site = await startStaticSite({ apiHost: host.origin, port: Number(values['site-port']) });
  console.log(`The app on it: ${site.origin}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
