import { set } from '../reading/phrase';
import { quality, type RankTerm } from './rankTerms';

/** Words of titles whose jobs are for people with years of experience, or lead others. */
const seniorWords = set(
  'senior sr lead leader manager mgr director principal head chief vp president supervisor superintendent',
);
export const isSeniorWord = (token: string): boolean => seniorWords.has(token);

const alone = set('junior jr trainee beginner beginners intern interns internship internships');
/** Only in combination: on their own, there are data entry and "much experience". */
const together: readonly [string, string][] = [
  ['entry', 'level'],
  ['no', 'experience'],
];

/** Whether a job without experience is asked for. */
export const isForBeginners = (terms: readonly RankTerm[]): boolean => {
  const typed = new Set(
    terms.flatMap(({ ways }) =>
      [...ways.values()]
        .flat()
        .filter((way) => way.quality === quality.typed)
        .flatMap(({ tokens }) => tokens.map(({ token }) => token)),
    ),
  );
  return (
    [...alone].some((token) => typed.has(token)) ||
    together.some(([one, other]) => typed.has(one) && typed.has(other))
  );
};
