import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/**
 * What a log-in is told apart by, from the User-Agent header: "Firefox on Windows"; '' where it
 * tells nothing. Versions are left out.
 */
export const deviceOf = (request: FastifyRequest): string => {
  const header = request.headers['user-agent']?.slice(0, 500) ?? '';
  if (header === '') return '';
  const { browser, os } = bowser.parse(header);
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
};
