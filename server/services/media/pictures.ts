import sharp from 'sharp';
import { ApiError } from '../../errors';
import type { Picture } from '../../repositories/media/media';
import { hostJobsTexts } from '../../texts/jobs';
import { turns } from '../turns';

/** Maximum side of a stored picture, in pixels: twice what the largest place shows. */
const maxSide = 512;
/** Maximum size of a decoded picture, in pixels: a small file can expand to fill the memory. */
const maxInputPixels = 40_000_000;
/** Pictures decoded at once; more wait. Decoded, the largest takes 160 MB. */
const inTurn = turns(2);

/**
 * Converts an upload to a stored picture: WebP, at most 512 pixels a side, without metadata (place,
 * camera, author). Anything but PNG, JPEG, WebP, GIF or AVIF is refused (400, naming `field`); so
 * is SVG, which could carry scripts. 503 where too many wait to be decoded.
 */
export const makePicture = async (field: string, file: Buffer): Promise<Picture> => {
  if (!looksLikePicture(file)) throw new ApiError(400, hostJobsTexts.notAnImage, field);
  const bytes = await inTurn(() => reEncoded(file));
  if (!bytes) throw new ApiError(400, hostJobsTexts.notAnImage, field);
  return { contentType: 'image/webp', bytes };
};

/** undefined: it can't be decoded. */
const reEncoded = async (file: Buffer): Promise<Buffer | undefined> => {
  try {
    return await sharp(file, { limitInputPixels: maxInputPixels })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** By its magic number, whatever its name and type say. */
const looksLikePicture = (file: Buffer): boolean => {
  const head = file.subarray(0, 12).toString('latin1');
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1))/s.test(head);
};
