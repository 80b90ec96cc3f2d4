/** What the host writes to: pino's shape, so that Fastify's logger fits. */
export type Log = {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
};
type LogLine = (fieldsOrText: object | string, text?: string) => void;

const levels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof levels)[number] | 'silent';

/** One readable line an event on stderr, from `level` up; for what runs outside a request. */
export const consoleLog = (level: LogLevel): Log => {
  const from = level === 'silent' ? levels.length : levels.indexOf(level);
  const line = (name: (typeof levels)[number]): LogLine => (first, text) => {
    if (levels.indexOf(name) < from) return;
    const words = typeof first === 'string' ? first : [text, describe(first)].filter(Boolean).join(' ');
    process.stderr.write(`${new Date().toISOString()} ${name} ${words}\n`);
  };
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
};

const describe = (fields: object): string =>
  Object.entries(fields).map(([key, value]) => `${key}=${value instanceof Error ? (value.stack ?? value.message) : JSON.stringify(value)}`).join(' ');
