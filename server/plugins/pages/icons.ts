import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { pictureHeaders } from '../../publicHeaders';
import { contentEtag, isKnownTag } from '../etag';

/** Background behind the rounded logo, for devices that round the corners themselves. */
const ground = '#0e4a52';

/** Renders the logo as a PNG of `size` pixels. */
const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 30 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Wraps a PNG in an ICO file, the only icon format that older programs read. */
const asIcon = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const icons: Record<string, { type: string; make: (svg: string) => Promise<Buffer> }> = {
  '/favicon.ico': {
    type: 'image/x-icon',
    make: async (svg) => asIcon(await draw(svg, 32), 32),
  },
  '/apple-touch-icon.png': {
    type: 'image/png',
    make: async (svg) =>
      sharp(await draw(svg, 180))
        .flatten({ background: ground })
        .png()
        .toBuffer(),
  },
};

/**
 * Serves the site's icons at the well-known paths that clients request without a link in the page,
 * rendered from favicon.svg on the first request.
 */
export const siteIcons = (app: FastifyInstance, web: string): void => {
  const svg = path.join(web, 'favicon.svg');
  if (!fs.existsSync(svg)) return;
  for (const [url, { type, make }] of Object.entries(icons)) {
    let made: Promise<Buffer> | undefined;
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      made ??= make(svg);
      const icon = await made.catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      const etag = contentEtag(icon);
      void reply.headers({ etag, 'cache-control': 'public, max-age=86400', ...pictureHeaders });
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(icon);
    });
  }
};
