import { set } from '../reading/phrase';
import { quality, type RankTerm } from './rankTerms';

/** Say of a title that its job is for who has done the work for years, or leads others. */
const seniorWords = set(
  'senior sr lead leader manager mgr director principal head chief vp president supervisor superintendent',
);
export const isSeniorWord = (token: string): boolean => seniorWords.has(token);

const alone = set('junior jr trainee beginner beginners intern interns internship internships');
/** Only together: there is data entry, and much experience. */
const together: readonly [string, string][] = [
  ['entry', 'level'],
  ['no', 'experience'],
];

/** Whether somebody asks for a job that needs no experience. */
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
