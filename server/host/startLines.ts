import path from 'node:path';
import type { Env } from '../settings/env';

export const print = (lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Without a mail server, tells where the mail goes. */
const mailLines = ({ smtpUrl, dataDir }: Env): string[] =>
  smtpUrl === undefined
    ? [`Mail is written as files to ${path.join(dataDir, 'outbox')}; set SMTP_URL to send it.`]
    : [];

/** Tells the person at the terminal where the site is, and what else they need to know. */
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
