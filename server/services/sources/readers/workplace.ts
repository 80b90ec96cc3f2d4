import type { Workplace } from '../../../repositories/jobs/workplace';

const words: readonly (readonly [RegExp, Workplace])[] = [
  [/^(?:hybrid\b.*|.*\bhybrid|partly remote|partially remote)$/, 'hybrid'],
  [
    /^(?:1|true|yes|y|(?:(?:temporarily|fully|100%) )?remote(?: (?:only|work|job|position))?|telecommute|telework|work from home|wfh|anywhere)$/,
    'remote',
  ],
  [
    /^(?:on ?site(?: only)?|in ?(?:person|office)|office|on location|fully on ?site|not remote)$/,
    'onSite',
  ],
];

/** Recognizes the workplace in a source's words; `undefined` if they don't tell. */
export const workplaceOf = (text: string): Workplace | undefined => {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return words.find(([word]) => word.test(plain))?.[1];
};
