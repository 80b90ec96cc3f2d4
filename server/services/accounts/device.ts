import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/**
 * Returns a session's label from the User-Agent header, such as "Firefox on Windows", without
 * versions; '' if the header is missing or unknown.
 */
export const deviceOf = (request: FastifyRequest): string => {
  const header = request.headers['user-agent']?.slice(0, 500) ?? '';
  if (header === '') return '';
  const { browser, os } = bowser.parse(header);
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
};
