import path from 'node:path';
import type { Env } from '../settings/env';

export const print = (lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Says where mail is written if there is no mail server. */
const mailLines = ({ smtpUrl, dataDir }: Env): string[] =>
  smtpUrl === undefined
    ? [`Mail is written as files to ${path.join(dataDir, 'outbox')}; set SMTP_URL to send it.`]
    : [];

/** Prints where the site is, and what else the person at the terminal needs to know. */
export const printStart = (
  env: Env,
  address: string,
  lines: readonly string[],
  metricsPort: number | undefined,
): void => {
  const workerLines = env.workers > 1 ? [`${env.workers} workers serve it.`] : [];
  const metricsLines =
    metricsPort === undefined
      ? []
      : [`Counts for Prometheus are at http://127.0.0.1:${metricsPort}/metrics.`];
  print([
    `Jobline is at ${address}`,
    ...[...lines, ...workerLines, ...mailLines(env), ...metricsLines].map((line) => `  ${line}`),
  ]);
};
