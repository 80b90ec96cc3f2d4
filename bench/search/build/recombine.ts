import { saysRemote } from '@contract/jobs/remote';
import type { NewJob } from '../../../server/repositories/jobs/jobs';
import { prngFor, pick } from '../../../server/seed/syntheticData/prng';

/** The version of how postings are generated: a kept database of another version isn't reused. */
export const recipe = 3;

const minute = 60_000;
const monthLong = 30 * 24 * 60 * minute;

type Prng = () => number;
const byCategory = (jobs: readonly NewJob[]): Map<string, NewJob[]> => {
  const found = new Map<string, NewJob[]>();
  for (const job of jobs) {
    const others = found.get(job.category);
    if (others) others.push(job);
    else found.set(job.category, [job]);
  }
  return found;
};
/** The sentences of a posting's text, with their word counts. */
type Text = readonly { text: string; words: number }[];

const countWords = (text: string): number => text.split(/\s+/).length;
const sentencesOf = (text: string): Text =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ text: each, words: countWords(each) }));

/** Draws a text's word count: half are under 300, a twentieth is 7, a twentieth about 800. */
const lengthOf = (prng: Prng): number => {
  const place = prng();
  if (place < 0.05) return 7;
  if (place > 0.95) return 700 + Math.floor(prng() * 200);
  // the sum of four uniform numbers approximates a normal distribution
  return Math.round(300 * Math.exp(0.9 * (prng() + prng() + prng() + prng() - 2)));
};

const levels = [
  'Senior',
  'Sr.',
  'Lead',
  'Junior',
  'Associate',
  'Principal',
  'Assistant',
  'Entry Level',
  'Experienced',
  'Traveling',
];
const ends = [
  ' I',
  ' II',
  ' III',
  ' - Night Shift',
  ' - Day Shift',
  ' (Part-Time)',
  ' (Full-Time)',
  ' - 2nd Shift',
  ' - Weekends',
  ' - Evenings',
  ' - Hybrid',
  ' - Bilingual',
  ' - $2,000 Sign-On Bonus',
];
const number = (prng: Prng, most: number): number => 1 + Math.floor(prng() * most);

/**
 * Varies a third of the titles as employers do. One in twelve gets a number that hardly any other
 * has.
 */
const titleOf = (title: string, location: string, prng: Prng): string => {
  const place = prng();
  const varied =
    place < 0.1
      ? `${pick(prng, levels)} ${title}`
      : place < 0.2
        ? `${title}${pick(prng, ends)}`
        : place < 0.28
          ? `${title} - Req ${number(prng, 9_999_999)}`
          : place < 0.33
            ? `${title} - ${location}`
            : title;
  return varied.length > 120 ? title : varied;
};

/** Turns a third of the companies into branches, named after their town. */
const companyOf = (company: string, location: string, prng: Prng): string => {
  const [town = ''] = location.split(',');
  return prng() < 0.33 && /^[A-Z]/.test(town) ? `${company} ${town}`.slice(0, 120) : company;
};

/** Joins runs of two to five sentences of random postings until there are enough words. */
const textOf = (texts: readonly Text[], wanted: number, prng: Prng): string => {
  const parts: string[] = [];
  for (let words = 0, rounds = 0; words < wanted && rounds < 200; rounds += 1) {
    const source = pick(prng, texts);
    const from = Math.floor(prng() * source.length);
    for (const sentence of source.slice(from, from + 1 + number(prng, 4))) {
      if (words > 0 && words + sentence.words > wanted + 20) break;
      parts.push(sentence.text);
      words += sentence.words;
    }
  }
  // one posting in thirty has a reference number, which is unique
  if (prng() < 0.033)
    parts.push(`Reference ${pick(prng, ['JR', 'REQ', 'HC', 'TX'])}${number(prng, 99_999_999)}.`);
  return parts.join(' ');
};

/** Returns the first 65 words, like the import. */
const overviewOf = (text: string): string => {
  const words = text.split(/\s+/, 66);
  return words.length > 65 ? `${words.slice(0, 65).join(' ')}…` : words.join(' ');
};

const idOf = (prng: Prng): string => {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(prng() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/**
 * Returns a function that generates the posting of a number from 0 to below `count`: the title,
 * category and type of one real posting, the company of another, the place of a third, the pay of a
 * fourth in its category, and sentences from the texts of its category. The same number gives the
 * same posting except for its dates: postings are spread over the 30 days before `now`, to the
 * minute, oldest first, and expire 60 days after it.
 */
export const recombine = (
  postings: readonly NewJob[],
  count: number,
  now: Date,
): ((index: number) => NewJob) => {
  const textsBy = byCategory(postings.filter(({ description }) => description !== null));
  const texts = new Map(
    [...textsBy].map(([category, jobs]) => [
      category,
      jobs
        .map(({ description }) => sentencesOf(description ?? ''))
        .filter((text) => text.length > 0),
    ]),
  );
  const all = [...texts.values()].flat();
  const paidBy = byCategory(postings);
  const named = postings.filter(({ description }) => description !== null);
  const oldestAt = now.getTime() - monthLong;
  return (index) => {
    const prng = prngFor(60, index);
    const id = idOf(prng);
    const said = pick(prng, postings);
    const there = pick(prng, postings);
    // nineteen twentieths of the real postings name no company, far more than on a board: prefer
    // those that do
    const company = companyOf(
      pick(prng, prng() < 0.9 ? named : postings).company,
      there.location,
      prng,
    );
    const paid = pick(prng, paidBy.get(said.category) ?? postings);
    const title = titleOf(said.title, there.location, prng);
    const description = textOf(texts.get(said.category) ?? all, lengthOf(prng), prng);
    const at = oldestAt + Math.floor(((index + 1) / count) * monthLong);
    return {
      ...said,
      id,
      title,
      company,
      location: there.location,
      remote: there.remote === true || saysRemote(title, there.location),
      payFrom: paid.payFrom,
      payTo: paid.payTo,
      overview: overviewOf(description),
      description,
      importKey: `bench-${index}`,
      createdAt: new Date(at - (at % minute)),
      expiresAt: new Date(now.getTime() + 2 * monthLong),
    };
  };
};
