import sharp from 'sharp';
import { ApiError } from '../../errors';
import type { Picture } from '../../repositories/media/media';
import { hostJobsTexts } from '../../texts/jobs';

/** The longest side of a stored picture, in pixels: twice what the largest place shows. */
const maxSide = 512;
/**
 * What a picture may unfold to, in pixels: a small file can hold a picture that fills the memory.
 */
const maxInputPixels = 40_000_000;

/**
 * Makes a stored picture of an uploaded one: WebP, at most 512 pixels a side, nothing left of the
 * file it came in (place, camera, author). Anything but a PNG, JPEG, WebP, GIF or AVIF is refused
 * (400, naming `field`), so is an SVG, which could carry scripts.
 */
export const makePicture = async (field: string, file: Buffer): Promise<Picture> => {
  if (!looksLikePicture(file)) throw new ApiError(400, hostJobsTexts.notAnImage, field);
  try {
    const bytes = await sharp(file, { limitInputPixels: maxInputPixels })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    return { contentType: 'image/webp', bytes };
  } catch {
    throw new ApiError(400, hostJobsTexts.notAnImage, field);
  }
};

/** By its first bytes, whatever its name and type say. */
const looksLikePicture = (file: Buffer): boolean => {
  const begin = file.subarray(0, 12).toString('latin1');
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1))/s.test(begin);
};
