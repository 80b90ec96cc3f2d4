import { isInSynonymLists } from '../synonymsOf';
import { jobNouns } from './phrase';
import type { TypedWord } from './words';

/**
 * How a word is treated: `kept` must match; `soft` and `optional` don't have to; `said` is covered
 * by a reading, but occurs in titles too; `gone` isn't part of the search.
 */
export type WordLabel = 'kept' | 'soft' | 'optional' | 'said' | 'gone';
/** The typed words with the label of each; the functions below change the labels in place. */
export type LabeledWords = { words: readonly TypedWord[]; labels: WordLabel[] };

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * If one of `roles` follows these nouns, they are part of the job's name: job coach, career
 * counselor.
 */
const nounsOfRoles = set(
  'salary job career careers employment position positions hiring opportunities',
);
const roles = set(
  `coach specialist manager management coordinator counselor counsellor developer advisor adviser
  captain analyst recruiter consultant director supervisor lead navigator associate assistant officer
  trainer instructor fair site superintendent planner estimator cost costing accountant shop study service
  services center development placement readiness training support event events day days attorney lawyer law control
  expert setter scheduler representative rep clerk tax verification eligibility practice practices relations
  litigation counsel facilitator mentor corps order program programs partner operations education
  architecture path pathways success seeker club connect advancement administrator generalist test aid aide`,
);
/**
 * After "hiring", fewer words make a role, since it is mostly a verb: "hiring assistant manager"
 * names who is wanted.
 */
const hiringRoles = set('manager event events fair coordinator partner specialist lead operations');
/** After these words, a noun for a job is part of a name. */
const partsOfNames = set('labor labour supported customized equal early mid odd steve grand');
const trades = set('social case field group metal wood iron steel');

/** Nouns for a job that are fillers anywhere. */
const alwaysFiller = set(
  'job jobs vacancy vacancies openings positions opportunities hiring careers salary salaries',
);
/** Words that are fillers at the end of a part: "nurse position", "welders needed". */
const fillerAtEnd = set(
  `position opening opportunity career employment role roles posting postings listing listings wanted
  needed available wages urgent apply`,
);
const worksAndCompanies = set('work working companies employers');
const spanishNouns = set('trabajo trabajos empleo empleos vacante vacantes');
const praise = set(
  'any some every best top good great nice decent highest easy better average open all other more current different various multiple',
);

const prepositions = set('for as with at of to in from near around that which who by paying');
/** Fillers after a noun for a job: "jobs like teaching", "find all nursing jobs". */
const links = set('like involving all some any every');
const spanishPrepositions = set('de en para como con un una');
const articles = set('a an the');
const conjunctions = set('and or');

const isFunctionWord = (key: string): boolean =>
  prepositions.has(key) || articles.has(key) || key === 'and' || spanishPrepositions.has(key);

/** Whether the word isn't joined to another and its label isn't decided yet. */
const isFree = ({ words, labels }: LabeledWords, at: number): boolean =>
  labels[at] === 'kept' &&
  words[at]?.sealed === false &&
  !words[at].joined &&
  words[at + 1]?.joined !== true;

const isGone = ({ labels }: LabeledWords, at: number): boolean =>
  labels[at] === undefined || labels[at] === 'gone';
const keyAt = ({ words }: LabeledWords, at: number): string =>
  words[at]?.sealed ? '' : (words[at]?.key ?? '');
/** Whether a part of the text ends before the word at `at`. */
const isBoundary = (labeled: LabeledWords, at: number): boolean =>
  isGone(labeled, at) ||
  labeled.words[at]?.apart === true ||
  prepositions.has(keyAt(labeled, at)) ||
  keyAt(labeled, at) === 'en';
const isContent = (labeled: LabeledWords, at: number): boolean =>
  !isGone(labeled, at) && !isFunctionWord(keyAt(labeled, at));

const namesRole = (labeled: LabeledWords, at: number): boolean => {
  const [key, next] = [keyAt(labeled, at), keyAt(labeled, at + 1)];
  if (!nounsOfRoles.has(key) || labeled.words[at + 1]?.apart !== false) return false;
  const known = key === 'hiring' ? hiringRoles : roles;
  return known.has(next) || known.has(next.replace(/s$/, ''));
};
/** Whether the noun is part of a name: "College and career", "early career". */
const endsName = (labeled: LabeledWords, at: number): boolean =>
  partsOfNames.has(keyAt(labeled, at - 1)) ||
  // "Counsel, Employment"
  (keyAt(labeled, at) === 'employment' && at > 0 && labeled.words[at]?.apart === true) ||
  (keyAt(labeled, at - 1) === 'and' &&
    isContent(labeled, at - 2) &&
    !jobNouns.has(keyAt(labeled, at - 2)));

const isFiller = (labeled: LabeledWords, at: number): boolean => {
  const key = keyAt(labeled, at);
  if (namesRole(labeled, at) || partsOfNames.has(keyAt(labeled, at - 1))) return false;
  if (key === 'jobs' || key === 'job' || spanishNouns.has(key)) return true;
  if (endsName(labeled, at)) return false;
  if (alwaysFiller.has(key)) return true;
  return fillerAtEnd.has(key) && isBoundary(labeled, at + 1);
};

/** Whether a word with content comes before the one at `at`, ignoring prepositions. */
const followsContent = (labeled: LabeledWords, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && !isGone(labeled, before) && !isContent(labeled, before)) before -= 1;
  return isContent(labeled, before) && !praise.has(keyAt(labeled, before));
};
/**
 * Decides the label of "work" or "companies". They are fillers in "Work in tulsa", "remote work" and
 * "top companies", but not in "farm work" and "oil companies".
 */
const labelOfWork = (labeled: LabeledWords, at: number): WordLabel => {
  if (!isBoundary(labeled, at + 1) || trades.has(keyAt(labeled, at - 1))) return 'kept';
  return followsContent(labeled, at) ? 'optional' : 'gone';
};

/**
 * Drops general nouns for a job; starts from the end, because "job openings available" is dropped
 * as a whole.
 */
export const dropJobNouns = (labeled: LabeledWords): void => {
  const { words, labels } = labeled;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (!isFree(labeled, at)) continue;
    const key = keyAt(labeled, at);
    if (isFiller(labeled, at)) labels[at] = 'gone';
    else if (worksAndCompanies.has(key)) labels[at] = labelOfWork(labeled, at);
    else if (key === 'pay' && at > 0 && isBoundary(labeled, at + 1)) labels[at] = 'optional';
    else if (praise.has(key) && at + 1 < words.length && isGone(labeled, at + 1))
      labels[at] = 'gone';
  }
};

const questionStarts = set(
  'what whats which where wheres how hows whos why when find looking searching does',
);
const greetings = set('hi hello hey please there thanks ok so well yes');
const maybeQuestionStarts = set(
  'is are do can could would will should who i im ive id we my any anyone anybody need trying',
);
const questionVerbs = set(
  'hiring hire hires pay pays need needs wants there you i make makes want get have am can could would like should will looking work recruiting',
);
/** Pairs of words that occur only in whole sentences. */
const sentencePairs = set(
  `i_can i_want i_need i_am i_could i_have i_would i_like i_should i_do i_get can_i do_i should_i could_i
  that_hire that_hires that_pay that_pays that_offer that_offers that_will that_do that_dont that_require
  that_accept that_take companies_hiring companies_that companies_who places_hiring places_that employers_hiring
  employers_that stores_hiring stores_that who_hire who_hires who_pay who_pays who_is how_much how_to how_do how_many
  do_you you_have we_are there_any im_looking am_looking im_searching help_me need_a need_an need_to need_work need_job need_jobs need_some want_a want_an want_to want_work want_job`,
);
const questionWords = set(
  `what whats which where wheres how hows who whos why when is are am was do does did doing dont can could
  should would will might i im ive id me my myself we our you your they them their there theres any some much many
  lot find finding get getting need needs needing want wants wanting look looking search searching like
  hire hires hired hiring recruit recruiting make makes making made earn earns earning pay pays paying paid
  cost know knows knew anyone anybody everyone please hi hello hey thanks trying
  companies employers places have has had got that this these if just really currently please become
  becoming be offer offers offering average salary salaries wage wages job jobs work works working career careers position
  positions best good great better highest usually typically annually hourly but also been`,
);

/**
 * Whether the text is a sentence about jobs and not a list of keywords: "what companies hire
 * welders".
 */
export const isQuestion = (words: readonly TypedWord[]): boolean => {
  const [first, second] = words.slice(words.findIndex(({ key }) => !greetings.has(key)));
  if (!first || !second || first.sealed) return false;
  if (questionStarts.has(first.key) && !second.apart) return true;
  if (
    maybeQuestionStarts.has(first.key) &&
    words.some(({ key, sealed }, at) => at > 0 && !sealed && questionVerbs.has(key))
  )
    return true;
  return words.some(
    ({ key, sealed }, at) => !sealed && sentencePairs.has(`${key}_${words[at + 1]?.key ?? ''}`),
  );
};

/** "Social work" */
const isTrade = (labeled: LabeledWords, at: number): boolean =>
  worksAndCompanies.has(keyAt(labeled, at)) && trades.has(keyAt(labeled, at - 1));

/** Drops the words that turn keywords into a question. */
export const dropQuestionWords = (labeled: LabeledWords): void => {
  for (const [at, { key }] of labeled.words.entries())
    if (
      isFree(labeled, at) &&
      questionWords.has(key) &&
      !namesRole(labeled, at) &&
      !isTrade(labeled, at)
    )
      labeled.labels[at] = 'gone';
};

const isPrepositionAt = (labeled: LabeledWords, at: number, spanish: boolean): boolean => {
  const key = keyAt(labeled, at);
  // AS 400 is a system
  if (key === 'as' && /^\d/.test(keyAt(labeled, at + 1))) return false;
  return prepositions.has(key) || (spanish && spanishPrepositions.has(key));
};

/**
 * Whether the word is the first or last of those that are left, because its neighbor was dropped:
 * the "or" of "remote or cook", but not of "or nurse" (operating room) or "portland or".
 */
const isLeftOver = ({ labels }: LabeledWords, at: number): boolean =>
  (labels[at - 1] === 'gone' && labels.slice(0, at).every((label) => label === 'gone')) ||
  (labels[at + 1] === 'gone' && labels.slice(at + 1).every((label) => label === 'gone'));

const dropAfterGone = (labeled: LabeledWords, spanish: boolean): void => {
  const { words, labels } = labeled;
  for (let at = 0; at < words.length; at += 1) {
    const afterGone = at > 0 && isGone(labeled, at - 1);
    const startsNoun =
      articles.has(keyAt(labeled, at)) && words[at + 1]?.apart === false && (at === 0 || afterGone);
    if (
      isFree(labeled, at) &&
      (startsNoun ||
        (afterGone && (links.has(keyAt(labeled, at)) || isPrepositionAt(labeled, at, spanish))))
    )
      labels[at] = 'gone';
  }
};

const dropBeforeGone = (labeled: LabeledWords, spanish: boolean): void => {
  for (let at = labeled.words.length - 1; at >= 0; at -= 1) {
    // keeps the "IN" of "Bloomington, IN"
    if (!isFree(labeled, at) || !isGone(labeled, at + 1) || labeled.words[at]?.apart) continue;
    const key = keyAt(labeled, at);
    // keeps the "a" of CDL A
    const isArticle = articles.has(key) && (key !== 'a' || isFunctionWord(keyAt(labeled, at - 1)));
    if (isArticle || isPrepositionAt(labeled, at, spanish)) labeled.labels[at] = 'gone';
  }
};

/**
 * A person, after what they do: a "roof guy". After a word of `counts` it is part of a name ("five
 * guys"), and a phrase that has synonyms ("delivery guy") isn't split.
 */
const somebody = set('guy guys gal gals dude dudes lady ladies girl girls boy man woman person');
const counts = set('two three four five seven old family good wonder super');
const isSomebody = (labeled: LabeledWords, at: number): boolean => {
  if (!somebody.has(keyAt(labeled, at)) || !isBoundary(labeled, at + 1)) return false;
  const before = keyAt(labeled, at - 1);
  const isListedFrom = (from: number): boolean =>
    from >= 0 &&
    isInSynonymLists(
      labeled.words
        .slice(from, at + 1)
        .map(({ key }) => key)
        .join(' '),
    );
  return (
    isContent(labeled, at - 1) &&
    at > 0 &&
    labeled.words[at]?.apart === false &&
    !counts.has(before) &&
    ![1, 2, 3].some((count) => isListedFrom(at - count))
  );
};

/**
 * Drops the prepositions, articles and conjunctions next to dropped words: "jobs in", "work as a".
 * Those between two words become optional, and so does a preposition at the start of the text: of
 * counsel, in home care.
 */
export const dropFunctionWords = (labeled: LabeledWords, spanish: boolean): void => {
  dropAfterGone(labeled, spanish);
  dropBeforeGone(labeled, spanish);
  for (const [at, { key }] of labeled.words.entries()) {
    if (!isFree(labeled, at)) continue;
    if (conjunctions.has(key) && isLeftOver(labeled, at)) labeled.labels[at] = 'gone';
    else if (isSomebody(labeled, at)) labeled.labels[at] = 'optional';
    else if (isFunctionWord(key) && (key !== 'a' || isFunctionWord(keyAt(labeled, at - 1))))
      labeled.labels[at] = 'optional';
  }
};

/** Whether only function words were typed, possibly the beginning of a word. */
export const isFunctionWords = (words: readonly TypedWord[]): boolean =>
  words.every(({ key, sealed }) => !sealed && isFunctionWord(key));

/** Whether only function words are left. */
export const saysNothing = ({ words, labels }: LabeledWords): boolean =>
  words.every(({ key, sealed }, at) => labels[at] === 'gone' || (!sealed && isFunctionWord(key)));
