/**
 * Employment types by the codes of job lists, by everyday spellings, and by the remains of a word
 * that a collector cut at the letter a ("Contr|a|ct").
 */
const words: Record<string, string> = {
  ct: 'Contract',
  'rt-time': 'Part-time',
  ry: 'Temporary',
  nent: 'Permanent',
  l: 'Seasonal',
  full_time: 'Full-time',
  fulltime: 'Full-time',
  'full time': 'Full-time',
  'full-time': 'Full-time',
  part_time: 'Part-time',
  parttime: 'Part-time',
  'part time': 'Part-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  contractor: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  intern: 'Internship',
  volunteer: 'Volunteer',
  per_diem: 'Per diem',
  perdiem: 'Per diem',
  'per diem': 'Per diem',
  'per-diem': 'Per diem',
  prn: 'Per diem',
  ft: 'Full-time',
  full: 'Full-time',
  pt: 'Part-time',
  part: 'Part-time',
  temp: 'Temporary',
  perm: 'Permanent',
  permanent: 'Permanent',
  seasonal: 'Seasonal',
  freelance: 'Freelance',
};
/**
 * A pay period, whole or cut off, before the type or alone: "r - Full-time", "n hour", "an hour -
 * Full-time".
 */
const period = /^(?:an? )?(?:r|ye?ar|n hour|hour|month|week|day)(?: - |$)/i;

const typesIn = (text: string): string[] =>
  text
    .trim()
    .replace(period, '')
    .replaceAll(/\b([fp])\/t\b/gi, '$1t')
    .split(/[,;/]/)
    .map((part) => part.trim())
    .map((word) => words[word.toLowerCase()] ?? word)
    .filter((word) => word !== '' && !/^(nan|null|none|n|other|not stated)$/i.test(word));

const whole = new Set(Object.values(words));

/**
 * Normalizes the employment type; '' if none is given. Reads `salary` too: some files have the type
 * in place of the pay ("Full-time"), whole or cut off.
 */
export const employmentTypeText = (contract: string, salary = ''): string => {
  const slipped = /\d/.test(salary) ? [] : typesIn(salary).filter((word) => whole.has(word));
  return [...new Set([...slipped, ...typesIn(contract)])].join(', ');
};
