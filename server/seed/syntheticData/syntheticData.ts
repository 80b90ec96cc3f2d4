import { categories } from '@contract/categories';
import type { NewJob } from '../../repositories/jobs/jobs';
import type { SeededEmployer, SeededSeeker } from '../../repositories/seed/syntheticData';
import {
  companyBegins,
  companyEnds,
  companyTypes,
  firstNames,
  lastNames,
  places,
  schools,
} from './names';
import { chanceFor, pick } from './prng';
import { kinds, levels, trades } from './trades';

const day = 86_400_000;
const yearLong = 365 * day;
const genders = ['Female', 'Male'] as const;

/** A name as it stands in a username or an address. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]/g, '');

const person = (chance: () => number) => {
  const gender = pick(chance, genders);
  return { gender, firstName: pick(chance, firstNames[gender]), lastName: pick(chance, lastNames) };
};
const handle = (chance: () => number, firstName: string, lastName: string): string => {
  const [first, last] = [plain(firstName), plain(lastName)];
  const style = pick(chance, [
    `${first}.${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
  ]);
  // most have a number: the plain ones are soon taken
  return chance() < 0.15 ? style : `${style}${Math.floor(chance() * 9000) + 10}`;
};
/** The last number says nothing: it is one that belongs to nobody. */
const phone = (chance: () => number): string =>
  `+1 ${200 + Math.floor(chance() * 700)} 555 01${String(Math.floor(chance() * 100)).padStart(2, '0')}`;
const when = (chance: () => number, now: Date): Date =>
  new Date(now.getTime() - Math.floor(chance() * yearLong));

/** The seeker of a number, the same at each run but for the time. */
export const seekerOf = (index: number, now: Date): SeededSeeker => {
  const chance = chanceFor(1, index);
  const { gender, firstName, lastName } = person(chance);
  const username = handle(chance, firstName, lastName);
  return {
    username,
    email: `${username}@${pick(chance, ['mail.example', 'post.example', 'inbox.example', 'letters.example'])}`,
    firstName,
    lastName,
    gender,
    phone: phone(chance),
    location: pick(chance, places),
    education: pick(chance, schools),
    experience: `${1 + Math.floor(chance() * 20)} years`,
    createdAt: when(chance, now),
  };
};

const companyOf = (chance: () => number): string => {
  const begin = pick(chance, companyBegins);
  return chance() < 0.2
    ? `${begin} & ${pick(chance, lastNames)}`
    : `${begin} ${pick(chance, companyEnds)}`;
};

export const employerOf = (index: number, now: Date): SeededEmployer => {
  const chance = chanceFor(2, index);
  const { gender, firstName, lastName } = person(chance);
  const company = companyOf(chance);
  const domain = plain(company);
  const username =
    chance() < 0.4
      ? `${domain}${index % 97}`
      : `${plain(firstName).slice(0, 1)}${plain(lastName)}.${domain}`;
  return {
    username,
    email: `${plain(firstName)}.${plain(lastName)}${index % 89}@${domain}.example`,
    firstName,
    lastName,
    gender,
    phone: phone(chance),
    company,
    companyType: pick(chance, companyTypes),
    location: pick(chance, places),
    size: String(5 + Math.floor(chance() ** 3 * 4000)),
    createdAt: when(chance, now),
  };
};

/** One in so many postings was not renewed: its time is over. */
const endedOneIn = 12;

/**
 * The job of a number, of one of the employers. Posted within a year; what is older than its 30
 * days was renewed, or has expired.
 */
export const jobOf = (
  index: number,
  now: Date,
  employers: readonly { id: string; company: string }[],
): NewJob => {
  const chance = chanceFor(3, index);
  const category = pick(chance, categories);
  const { titles, pay, tasks, skills } = trades[category];
  // a few employers have many jobs, most have some
  const employer = pick(() => chance() ** 2, employers);
  const title = `${pick(chance, levels)}${pick(chance, titles)}`;
  const kind = pick(chance, kinds);
  const from = Math.round((pay[0] + chance() * (pay[1] - pay[0]) * 0.6) / 50) * 50;
  const createdAt = when(chance, now);
  const ended = index % endedOneIn === 0;
  const expiresAt = new Date(
    ended
      ? createdAt.getTime() + (now.getTime() - createdAt.getTime()) * chance()
      : now.getTime() + (1 + chance() * 29) * day,
  );
  const place = pick(chance, places);
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
    overview: `${employer.company} is looking for a ${title.toLowerCase()} ${place === 'Remote' ? 'to work from anywhere' : `in ${place}`}. You join a team of ${3 + Math.floor(chance() * 20)}, know by the end of your first month what is yours to decide, and have somebody to ask until then.`,
    responsibilities: [...tasks.map((task) => `${task}.`), 'Help newer colleagues to settle in.'],
    qualifications: [
      ...skills.map((skill) => `${skill}.`),
      `${1 + Math.floor(chance() * 6)} years in a similar role.`,
    ],
    employmentType: kind,
    payFrom: from,
    payTo: from + Math.round((chance() * 1800) / 50) * 50,
    vacancies: 1 + Math.floor(chance() ** 2 * 8),
    degree: pick(chance, schools),
  };
};
