import { buildPagesApp } from './app';
import { closeGracefully, listen, stopOnSignal } from './host/listening';
import { serveWithWorkers } from './host/primary';
import { serveSingleProcess } from './host/singleProcess';
import { print } from './host/startLines';
import { serveAsWorker } from './host/worker';
import { readWorkerConfig } from './host/workerConfig';
import { runMain } from './runMain';
import { readEnv, type Env } from './settings/env';

const servePages = async (env: Env) => {
  const app = await buildPagesApp(env);
  stopOnSignal(() => closeGracefully(app, env));
  print([`Jobline's pages are at ${await listen(app, env)}, for the host ${env.apiHost}.`]);
};

runMain(async () => {
  const env = readEnv(process.env);
  const workerConfig = readWorkerConfig();
  if (env.apiHost !== undefined) await servePages(env);
  else if (workerConfig !== undefined) await serveAsWorker(env, workerConfig);
  else if (env.workers > 1) await serveWithWorkers(env);
  else await serveSingleProcess(env);
});
