import sharp from 'sharp';
import { ApiError } from '../../errors';
import type { Picture } from '../../repositories/media/media';
import { hostJobsTexts } from '../../texts/jobs';
import { limitConcurrency } from '../limitConcurrency';

/** Maximum side of a stored picture, in pixels: twice the largest size at which it is shown. */
const maxSide = 512;
/** Maximum size of a decoded picture, in pixels: a small file can expand to fill the memory. */
const maxInputPixels = 40_000_000;
/** Pictures decoded concurrently; others wait. Decoded, the largest one takes 160 MB. */
const withSlot = limitConcurrency(2);

/**
 * Converts an upload to a stored picture: WebP, at most 512 pixels per side, without metadata
 * (place, camera, author). Throws a 400 that names `field` for anything but PNG, JPEG, WebP, GIF or
 * AVIF, including SVG, which could contain scripts; a 503 if too many uploads are waiting to be
 * decoded.
 */
export const makePicture = async (field: string, file: Buffer): Promise<Picture> => {
  if (!looksLikePicture(file)) throw new ApiError(400, hostJobsTexts.notAnImage, field);
  const bytes = await withSlot(() => reEncoded(file));
  if (!bytes) throw new ApiError(400, hostJobsTexts.notAnImage, field);
  return { contentType: 'image/webp', bytes };
};

/** Returns `undefined` if the picture can't be decoded. */
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

/** Detects a picture by its magic number, regardless of its name and type. */
const looksLikePicture = (file: Buffer): boolean => {
  const head = file.subarray(0, 12).toString('latin1');
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1))/s.test(head);
};
