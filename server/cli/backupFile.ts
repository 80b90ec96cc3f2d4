import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Progress } from '../database/backup/session';
import { errorCode } from '../errorCode';
import { formatNumber } from '../formatNumber';
import { StartError } from '../startError';

/** The one argument, a file; undefined where the usage was asked for. */
export const parseFile = (): string | undefined => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) return undefined;
  const [name, ...more] = positionals;
  if (name === undefined) throw new Error('Which file?');
  if (more.length > 0) throw new Error(`One file, not also ${more.join(', ')}.`);
  // npm changes into the package's folder; INIT_CWD is where the person is
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
};

/** 12345678 as "12 MB". */
export const megabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1e6))} MB`;

const lineOf = ({ step, name, number, count, bytes }: Progress): string => {
  if (step === 'copy') return `${megabytes(bytes)} copied, table ${number} of ${count} (${name})`;
  return step === 'index' ? `index ${number} of ${count} (${name})` : 'updating statistics';
};

/** What else a backup has, in a line that tells of its rows. */
export const andFiles = (files: number): string =>
  files === 0 ? '' : ` and ${formatNumber(files)} stored ${files === 1 ? 'file' : 'files'}`;

/** Rewrites one line on a terminal; elsewhere prints a line every few seconds. */
export const progressPrinter = (): {
  print: (progress: Progress) => void;
  clear: () => void;
} => {
  const { isTTY } = process.stderr;
  let last = isTTY ? 0 : Date.now();
  return {
    print: (progress) => {
      if (Date.now() - last < (isTTY ? 100 : 5000)) return;
      last = Date.now();
      process.stderr.write(isTTY ? `\r\x1b[K${lineOf(progress)}` : `${lineOf(progress)}\n`);
    },
    clear: () => {
      if (isTTY) process.stderr.write('\r\x1b[K');
    },
  };
};

/**
 * Ctrl-C, SIGTERM and a terminal that closes end the work cleanly; a second signal, more than a
 * second later, ends the process.
 */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController();
  let since: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Ctrl-C under npm arrives twice: from the terminal and from npm
      if (since !== undefined && Date.now() - since > 1000) process.exit(1);
      since ??= Date.now();
      stop.abort();
    });
  return stop.signal;
};

/** What went wrong in a line; `outcome` says what that leaves behind. */
export const failure = (error: unknown, stopped: AbortSignal, outcome: string): StartError => {
  if (error instanceof StartError) return error;
  if (stopped.aborted) return new StartError(`Interrupted. ${outcome}`);
  const reason =
    errorCode(error) === 'ENOSPC'
      ? 'the disk is full'
      : error instanceof Error
        ? (error.message.split('\n')[0] ?? '')
        : String(error);
  return new StartError(`Failed: ${reason}. ${outcome}`);
};

/** "12.3 s, at most 90 MB of memory" since `startedAt`. */
export const effort = (startedAt: number): string =>
  `${((Date.now() - startedAt) / 1000).toFixed(1)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`;
