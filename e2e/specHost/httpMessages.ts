import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fields } from './answers';
import { foreignHeaders } from './calls';
import type { applyFault } from './faults';

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET,POST,PUT,DELETE',
};

/**
 * Returns the headers that a spec host must not be sent, including those announced in a preflight
 * request.
 */
export const foreignHeadersOf = ({ headers }: IncomingMessage): string[] => {
  const announced = headers['access-control-request-headers']?.split(',') ?? [];
  const sent = [...Object.keys(headers), ...announced.map((name) => name.trim())];
  return foreignHeaders(sent.filter((name) => !name.startsWith('access-control-request-')));
};

export const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

/** Returns the fields of a JSON or multipart body; a file becomes a picture's URL. */
export const fieldsOf = (request: IncomingMessage, body: string): Fields => {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
    const value: unknown = body ? JSON.parse(body) : {};
    return typeof value === 'object' && value !== null ? { ...value } : {};
  }
  const parts = [
    ...body.matchAll(
      /name="(\w+)"(?:; filename="([^"]*)")?[^\n]*\r\n(?:Content-Type[^\n]*\r\n)?\r\n([\s\S]*?)\r\n--/g,
    ),
  ];
  return Object.fromEntries(
    parts.map(([, name, file, value]) => [name, file === undefined ? value : `data:,${file}`]),
  );
};

type FaultyAnswer = ReturnType<typeof applyFault>;
const contentTypeOf = ({ html, plain }: FaultyAnswer): string => {
  if (html !== undefined) return 'text/html';
  return plain === undefined ? 'application/json' : 'text/plain';
};
export const writeAnswer = (response: ServerResponse, answer: FaultyAnswer): void => {
  const json = answer.body === undefined ? '' : JSON.stringify(answer.body);
  const text = answer.html ?? answer.plain ?? answer.text ?? json;
  response
    .writeHead(answer.status, {
      ...corsHeaders,
      'content-type': `${contentTypeOf(answer)}; charset=utf-8`,
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
};
