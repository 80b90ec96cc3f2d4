import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';

/** What the host writes to. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

const describe = (fields: unknown): string => {
  if (fields instanceof Error) return fields.stack ?? fields.message;
  if (typeof fields !== 'object' || fields === null) return String(fields);
  return Object.entries(fields).map(([key, value]) => `${key}=${value instanceof Error ? (value.stack ?? value.message) : inspect(value, { depth: 2, breakLength: Infinity })}`).join(' ');
};

/** One readable line an event on stderr, from `level` up. It has the shape of Fastify's logger; `level` may be changed later. */
export const consoleLog = (level: LogLevel): FastifyBaseLogger => {
  const line = (name: LogLevel) => (first: unknown, text?: unknown) => {
    if (levels.findIndex((each) => each === log.level) > levels.indexOf(name)) return;
    const words = typeof first === 'string' ? first : [text, describe(first)].filter(Boolean).join(' ');
    process.stderr.write(`${new Date().toISOString()} ${name} ${words}\n`);
  };
  const log: FastifyBaseLogger = {
    level, debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error'), fatal: line('error'),
    trace: () => {}, silent: () => {},
    // a request's own logger: what it would add is named where something is logged
    child: () => log,
  };
  return log;
};
