/** Starts the spec host, and the built app for it: `npm run spec-host -- --jobs 50000 --port 4151 --site-port 4152`. */
import { parseArgs } from 'node:util';
import { startStaticSite } from '../staticSite/staticSite';
import { startSpecHost } from './specHost';

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '45' }, port: { type: 'string', default: '0' }, 'site-port': { type: 'string' } } });

const main = async () => {
  const host = await startSpecHost({ port: Number(values.port), seed: { jobs: Number(values.jobs) } });
  console.log(`Spec host with ${values.jobs} jobs: ${host.origin}`);
  if (values['site-port'] === undefined) return;
  const site = await startStaticSite({ apiHost: host.origin, port: Number(values['site-port']) });
  console.log(`The app on it: ${site.origin}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
