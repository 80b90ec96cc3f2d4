/**
 * The employment types a search can be filtered by (extensions.openapi.yaml, EmploymentType), in
 * the order in which they are listed.
 */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

const rules: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\bintern(ship)?s?\b|\bapprentic|\btrainee/, 'internship'],
  [/\bvolunt/, 'volunteer'],
  // before contract: a "permanent contract" is a permanent job
  [/\bpermanent\b(?!.{0,100}\bpart[\s_-]*time)/, 'full-time'],
  [
    /\bcontract|\bct\b|\bfreelanc|\bself[\s_-]*employed\b|\b1099\b|\bc2c\b|\bcorp[\s_-]to[\s_-]corp\b/,
    'contract',
  ],
  [
    /\btemp(orary)?\b|\bseasonal\b|\bcasual\b|\bfixed[\s_-]*term\b|\binterim\b|\bper[\s_-]*diem\b/,
    'temporary',
  ],
];
const partTime = /(^|[^a-z])(pa)?rt[\s_-]*time\b|\bp\/t\b|^(part|pt)$/;
const fullTime = /\bfull[\s_-]*time\b|\bf\/t\b|^(full|ft)$/;

/**
 * Maps a free-text employment type to one of the list: "Full-time", "FULL_TIME", "full time,
 * permanent" and "r - Full-time" are full-time. If a text names both full time and part time, the
 * first one counts. Anything that matches no rule is "other".
 */
export const employmentTypeOf = (spelling: string): EmploymentType => {
  const text = spelling.normalize('NFKC').toLowerCase().trim();
  const found = rules.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  const full = text.search(fullTime);
  const part = text.search(partTime);
  if (full === -1 && part === -1) return 'other';
  return part === -1 || (full !== -1 && full < part) ? 'full-time' : 'part-time';
};
