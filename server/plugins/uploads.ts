import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { limits } from '@contract/limits';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /**
     * Files of a multipart body by field; the body itself has each file's name instead, so that the
     * contract's schema can check it.
     */
    uploads: Map<string, Buffer> | undefined;
  }
}

/**
 * Parses multipart bodies: texts into the body, files into `request.uploads`. Answers a file over 5
 * MB with a 413, an unreadable form with a 400.
 */
export const uploads = fp(async (app) => {
  app.decorateRequest('uploads', undefined);
  await app.register(multipart, {
    limits: {
      fileSize: limits.uploadBytes,
      files: 2,
      fields: 20,
      fieldSize: 100_000,
      fieldNameSize: 100,
      parts: 22,
      // headers per part: browsers send three
      headerPairs: 20,
    },
  });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    request.body = await readForm(request).catch((error: unknown) => {
      const known = error instanceof Error && ('status' in error || 'statusCode' in error);
      throw known ? error : new ApiError(400, hostTexts.badRequest);
    });
  });
});

const readForm = async (request: FastifyRequest): Promise<object> => {
  const fields = new Map<string, unknown[]>();
  request.uploads = new Map();
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? part.filename : part.value;
    fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    if (part.type !== 'file') continue;
    const file = await readFile(part);
    // browsers send a file without name and content if none was chosen
    if (file.length > 0 || part.filename !== '') request.uploads.set(part.fieldname, file);
  }
  // a repeated field becomes a list, which the contract allows for no field
  return Object.fromEntries(
    [...fields].map(([field, values]) => [field, values.length === 1 ? values[0] : values]),
  );
};

const readFile = (part: MultipartFile): Promise<Buffer> =>
  part.toBuffer().catch((error: unknown) => {
    const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw tooLarge ? new ApiError(413, hostTexts.fileTooLarge, part.fieldname) : error;
  });
