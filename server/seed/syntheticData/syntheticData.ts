import { categories } from '@contract/constants/categories';
import { day } from '@contract/time/durations';
import type { NewJob } from '../../repositories/jobs/jobs';
import type { SeededEmployer, SeededSeeker } from '../../repositories/seed/syntheticData';
import {
  companyPrefixes,
  companySuffixes,
  companyTypes,
  firstNames,
  lastNames,
  places,
  schools,
} from './names';
import { prngFor, pick } from './prng';
import { kinds, levels, trades } from './trades';

const year = 365 * day;
const genders = ['Female', 'Male'] as const;

/** Converts a name to the form used in usernames and domains. */
const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]/g, '');

const person = (prng: () => number) => {
  const gender = pick(prng, genders);
  return { gender, firstName: pick(prng, firstNames[gender]), lastName: pick(prng, lastNames) };
};
const usernameOf = (prng: () => number, firstName: string, lastName: string): string => {
  const [first, last] = [toSlug(firstName), toSlug(lastName)];
  const style = pick(prng, [
    `${first}.${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
  ]);
  // most have a number: plain ones are soon taken
  return prng() < 0.15 ? style : `${style}${Math.floor(prng() * 9000) + 10}`;
};
/** Returns a fictional number (555-01xx). */
const phone = (prng: () => number): string =>
  `+1 ${200 + Math.floor(prng() * 700)} 555 01${String(Math.floor(prng() * 100)).padStart(2, '0')}`;
const randomDate = (prng: () => number, now: Date): Date =>
  new Date(now.getTime() - Math.floor(prng() * year));

/** Creates the job seeker with that number, the same on each run except for the dates. */
export const seekerOf = (index: number, now: Date): SeededSeeker => {
  const prng = prngFor(1, index);
  const { gender, firstName, lastName } = person(prng);
  const username = usernameOf(prng, firstName, lastName);
  return {
    username,
    email: `${username}@${pick(prng, ['mail.example', 'post.example', 'inbox.example', 'letters.example'])}`,
    firstName,
    lastName,
    gender,
    phone: phone(prng),
    location: pick(prng, places),
    education: pick(prng, schools),
    experience: `${1 + Math.floor(prng() * 20)} years`,
    createdAt: randomDate(prng, now),
  };
};

const companyOf = (prng: () => number): string => {
  const begin = pick(prng, companyPrefixes);
  return prng() < 0.2
    ? `${begin} & ${pick(prng, lastNames)}`
    : `${begin} ${pick(prng, companySuffixes)}`;
};

export const employerOf = (index: number, now: Date): SeededEmployer => {
  const prng = prngFor(2, index);
  const { gender, firstName, lastName } = person(prng);
  const company = companyOf(prng);
  const domain = toSlug(company);
  const username =
    prng() < 0.4
      ? `${domain}${index % 97}`
      : `${toSlug(firstName).slice(0, 1)}${toSlug(lastName)}.${domain}`;
  return {
    username,
    email: `${toSlug(firstName)}.${toSlug(lastName)}${index % 89}@${domain}.example`,
    firstName,
    lastName,
    gender,
    phone: phone(prng),
    company,
    companyType: pick(prng, companyTypes),
    location: pick(prng, places),
    size: String(5 + Math.floor(prng() ** 3 * 4000)),
    createdAt: randomDate(prng, now),
  };
};

/** One in this many jobs wasn't renewed and has expired. */
const expiredEvery = 12;

/**
 * Creates the job with that number, of one of the employers. It was posted within a year; if that
 * is over 30 days ago, it was renewed or has expired.
 */
export const jobOf = (
  index: number,
  now: Date,
  employers: readonly { id: string; company: string }[],
): NewJob => {
  const prng = prngFor(3, index);
  const category = pick(prng, categories);
  const { titles, pay, tasks, skills } = trades[category];
  // a few employers have many jobs, most have some
  const employer = pick(() => prng() ** 2, employers);
  const title = `${pick(prng, levels)}${pick(prng, titles)}`;
  const kind = pick(prng, kinds);
  const from = Math.round((pay[0] + prng() * (pay[1] - pay[0]) * 0.6) / 50) * 50;
  const createdAt = randomDate(prng, now);
  const ended = index % expiredEvery === 0;
  const expiresAt = new Date(
    ended
      ? createdAt.getTime() + (now.getTime() - createdAt.getTime()) * prng()
      : now.getTime() + (1 + prng() * 29) * day,
  );
  const place = pick(prng, places);
  return {
    employerId: employer.id,
    title,
    company: employer.company,
    location: place,
    category,
    description: null,
    importKey: null,
    createdAt,
    expiresAt,
    overview: `${employer.company} is looking for a ${title.toLowerCase()} ${place === 'Remote' ? 'to work from anywhere' : `in ${place}`}. You join a team of ${3 + Math.floor(prng() * 20)}, know by the end of your first month what is yours to decide, and have somebody to ask until then.`,
    responsibilities: [...tasks.map((task) => `${task}.`), 'Help newer colleagues to settle in.'],
    qualifications: [
      ...skills.map((skill) => `${skill}.`),
      `${1 + Math.floor(prng() * 6)} years in a similar role.`,
    ],
    employmentType: kind,
    payFrom: from,
    payTo: from + Math.round((prng() * 1800) / 50) * 50,
    vacancies: 1 + Math.floor(prng() ** 2 * 8),
    degree: pick(prng, schools),
  };
};
