import type { FastifyBaseLogger } from 'fastify';
import { pino, type LevelWithSilent } from 'pino';
// imported by path: the tests' global setup loads this module too, and resolves no alias
import { isRecord } from '../contract/isRecord';
import { serializeError } from './serializeError';

/** The part of a logger that the host uses. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
export type LogLevel = Extract<LevelWithSilent, 'debug' | 'info' | 'warn' | 'error' | 'silent'>;
type Destination = { write: (text: string) => void };

/**
 * Formats a log line for a terminal: time, level, message, other fields as `name=value`, the stack
 * below.
 */
export const prettyLine = (line: string): string => {
  const event: unknown = JSON.parse(line);
  if (!isRecord(event)) return line;
  const { time, level, msg, err, ...rest } = event;
  const fault = isRecord(err) ? err : {};
  const pairs = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = typeof fault['stack'] === 'string' ? `\n${fault['stack']}` : '';
  const code = typeof fault['code'] === 'string' ? [`code=${fault['code']}`] : [];
  return `${[String(time).slice(11, 19), level, msg ?? '', ...pairs, ...code]
    .map(String)
    .filter((each) => each !== '')
    .join(' ')}${stack}\n`;
};

const stderr: Destination = {
  write: (line) => {
    process.stderr.write(process.stderr.isTTY ? prettyLine(line) : line);
  },
};
const nothing = () => undefined;

/**
 * Creates a logger that writes one event per line from `level` up: JSON, or readable lines if
 * stderr is a terminal. Logs no personal data: requests are identified by id and operation, never
 * by URL, and errors go through `serializeError`. `level` can be changed later. `worker` is added
 * to every line if several processes write to one log.
 */
export const consoleLog = (
  level: LogLevel,
  destination: Destination = stderr,
  worker?: number,
): FastifyBaseLogger =>
  pino(
    {
      level,
      base: worker === undefined ? null : { worker },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // requests and responses passed to the log are never written
      serializers: { err: serializeError, error: serializeError, req: nothing, res: nothing },
    },
    destination,
  );
