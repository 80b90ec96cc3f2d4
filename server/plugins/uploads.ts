import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { hostJobsTexts } from '@contract/texts/hostJobs';
import { ApiError } from './errors';

/** What an uploaded file may weigh, in bytes. */
const mostBytes = 5 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body by their field; the body itself holds the file's name in place of each, so that the contract can check it. */
    uploads: Map<string, Buffer> | undefined;
  }
}

/** Reads multipart bodies: texts into the body, files into `request.uploads`. A file over 5 MB is a 413. */
export const uploads = fp(async (app) => {
  app.decorateRequest('uploads', undefined);
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: mostBytes, files: 2, fields: 20, fieldSize: 100_000, fieldNameSize: 100, parts: 22 },
    async onFile(part) {
      const file = await part.toBuffer().catch((error: unknown) => {
        const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
        throw tooLarge ? new ApiError(413, hostJobsTexts.imageTooLarge, part.fieldname) : error;
      });
      // a form without a chosen file sends one without name and bytes
      if (file.length > 0 || part.filename !== '') (this.uploads ??= new Map()).set(part.fieldname, file);
      // the plugin puts this in the body; its type knows it for fields only
      Object.assign(part, { value: part.filename });
    },
  });
});
