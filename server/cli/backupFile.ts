import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Progress } from '../database/backup/session';
import { errorCode } from '../errorCode';
import { formatNumber } from '../formatNumber';
import { StartError } from '../startError';

/** Returns the only argument, a file; `undefined` if help was requested. */
export const parseFile = (): string | undefined => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) return undefined;
  const [name, ...more] = positionals;
  if (name === undefined) throw new Error('Which file?');
  if (more.length > 0) throw new Error(`One file, not also ${more.join(', ')}.`);
  // npm changes into the package's folder; INIT_CWD is the folder it was run from
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
};

/** Formats 12345678 as "12 MB". */
export const megabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1e6))} MB`;

const lineOf = ({ step, name, number, count, bytes }: Progress): string => {
  if (step === 'copy') return `${megabytes(bytes)} copied, table ${number} of ${count} (${name})`;
  return step === 'index' ? `index ${number} of ${count} (${name})` : 'updating statistics';
};

/** Returns the part of a backup's summary about its stored files; empty if it has none. */
export const andFiles = (files: number): string =>
  files === 0 ? '' : ` and ${formatNumber(files)} stored ${files === 1 ? 'file' : 'files'}`;

/**
 * Creates a progress printer: rewrites one line on a terminal; otherwise prints a line every few
 * seconds.
 */
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
 * Returns a signal that is aborted by Ctrl-C, SIGTERM or a closing terminal, to end the work
 * cleanly; a second signal, more than a second later, ends the process.
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

/** Describes an error in one line; `outcome` says in what state it leaves things. */
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

/**
 * Formats the time since `startedAt` and the peak memory, such as "12.3 s, at most 90 MB of
 * memory".
 */
export const effort = (startedAt: number): string =>
  `${((Date.now() - startedAt) / 1000).toFixed(1)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`;
