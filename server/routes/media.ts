import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { pathOf } from '../plugins/inputs';
import { readMedia } from '../services/files/storedFiles';
import { hostTexts } from '../texts/errors';

export const mediaRoutes = ({ db }: Context): Handlers => ({
  getMedia: async (request, reply) => {
    const picture = await readMedia(db, pathOf<'getMedia'>(request).id);
    if (!picture) throw new ApiError(404, hostTexts.notFound);
    return reply
      .headers({
        'content-type': picture.contentType,
        // each upload gets its own URL
        'cache-control': 'public, max-age=31536000, immutable',
        // an upload must never be taken for a page, even when opened directly
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="picture.webp"',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .send(picture.bytes);
  },
});
