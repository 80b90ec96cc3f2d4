import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/**
 * A label for a session, from the User-Agent header: "Firefox on Windows"; '' where the header
 * tells nothing. Without versions.
 */
export const deviceOf = (request: FastifyRequest): string => {
  const header = request.headers['user-agent']?.slice(0, 500) ?? '';
  if (header === '') return '';
  const { browser, os } = bowser.parse(header);
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
};
