import sharp from 'sharp';
import { site } from '@contract/constants/site';
import { namedCompany } from '@contract/search/relevance/unnamedCompany';
import { untitledJob } from '@contract/titles/untitled';
import type { Database } from '../../database/database';
import { findJob } from '../../repositories/jobs/jobLists';
import { pageTexts } from '../../texts/pages';
import { cached } from '../cache';
import { escapeXml } from './xml';

/** Size of a share picture in pixels, as social networks recommend. */
const shareSize = { width: 1200, height: 630 };
/** How long a picture is cached, in milliseconds. */
const ttl = 600_000;

/** Emoji with their joiners and modifiers; symbols that text fonts contain are kept. */
const emoji =
  /(?![©®™])\p{Extended_Pictographic}|[\p{Regional_Indicator}\p{Emoji_Modifier}\p{Variation_Selector}\u20e3\u{e0020}-\u{e007f}]|(?<!(?!\p{Variation_Selector})[\p{L}\p{M}])\u200d/gu;
/** A letter that few text fonts contain. */
const otherScript =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;
/**
 * Removes characters that the machine's fonts may not have, which would be drawn as boxes: emoji,
 * and texts in scripts of their own.
 */
const drawable = (text: string): string =>
  otherScript.test(text) ? '' : text.replaceAll(emoji, '').replaceAll(/\s+/gu, ' ').trim();

const lineLength = 26;
const maxLines = 3;
/** In code points: half an emoji can't be drawn. */
const lengthOf = (line: string): number => Array.from(line).length;
const cutLine = (line: string, length: number): string =>
  lengthOf(line) > length
    ? `${Array.from(line)
        .slice(0, length - 1)
        .join('')}…`
    : line;

/** Wraps words into lines of similar length; cuts what doesn't fit. */
const wrap = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && lengthOf(longer) <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines).map((line) => cutLine(line, lineLength));
  if (lines.length > maxLines)
    shown[maxLines - 1] = `${cutLine(shown.at(-1) ?? '', lineLength - 1)}…`;
  return shown;
};

type Words = { title: string; second: string; third: string };
const textAt = (y: number, size: number, fill: string, text: string, weight = 400): string =>
  `<text x="80" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`;

/**
 * Renders the picture as SVG. Text uses the machine's fonts: if there are none, only the logo is
 * drawn.
 */
const svgOf = ({ title, second, third }: Words): string => {
  const lines = wrap(title);
  const below = 250 + lines.length * 84;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" font-family="Manrope, Inter, Helvetica Neue, Arial, Liberation Sans, DejaVu Sans, sans-serif">`,
    '<rect width="1200" height="630" fill="#0e4a52"/>',
    '<g transform="translate(80 70) scale(2.6)"><rect width="30" height="30" rx="9" fill="#2b8c95"/><path d="M8 19.5c4.2 0 3.6-9 7.4-9 3.2 0 2.4 5.6 6.6 5.6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="22" cy="16.1" r="2.6" fill="#ffc04d"/></g>',
    `<text x="182" y="124" font-size="44" font-weight="700" fill="#fff">${escapeXml(site.name)}</text>`,
    ...lines.map((line, index) => textAt(266 + index * 84, 70, '#fff', line, 700)),
    textAt(below, 38, '#cfe6e4', cutLine(second, 52)),
    textAt(below + 56, 38, '#ffc04d', cutLine(third, 52)),
    '</svg>',
  ].join('');
};

const draw = (words: Words): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(words)))
    .png({ palette: true, effort: 4 })
    .toBuffer();

/** Returns the site's own share picture as PNG. */
export const sitePicture = (db: Database): Promise<Buffer> =>
  cached(db, 'share picture', ttl, () => draw({ title: pageTexts.shared, second: '', third: '' }));

/** Returns a live job's share picture as PNG; `undefined` for any other job. */
export const jobPicture = async (db: Database, id: string): Promise<Buffer | undefined> => {
  const job = await findJob(db.reads, id);
  if (job?.status !== 'live') return undefined;
  const words = {
    title: otherScript.test(job.title) ? pageTexts.shared : drawable(job.title) || untitledJob,
    second: [namedCompany(job.company), job.location].map(drawable).filter(Boolean).join(' · '),
    third: job.payTo > 0 ? pageTexts.pay(job.payFrom, job.payTo) : '',
  };
  // by its words, which have just been read: another host's edit drops nothing here
  return cached(db, `share picture ${JSON.stringify(words)}`, ttl, () => draw(words));
};
