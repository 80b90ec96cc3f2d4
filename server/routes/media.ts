import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { isKnownTag } from '../plugins/etag';
import { pathOf } from '../plugins/inputs';
import { pictureHeaders } from '../publicHeaders';
import { readMedia } from '../services/files/storedFiles';
import { hostTexts } from '../texts/errors';

export const mediaRoutes = ({ db }: Context): Handlers => ({
  getMedia: async (request, reply) => {
    const { id } = pathOf<'getMedia'>(request);
    const picture = await readMedia(db, id);
    if (!picture) throw new ApiError(404, hostTexts.notFound);
    // each upload gets its own URL, so the content never changes
    const etag = `"${id}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      ...pictureHeaders,
    });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .headers({
        'content-type': picture.contentType,
        // an upload must never be interpreted as a page, even when opened directly
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="picture.webp"',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .send(picture.bytes);
  },
});
