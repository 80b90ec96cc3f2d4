import type { Queryable } from '../../database/database';
import { hasBeenLive } from '../../repositories/jobs/jobOwners';
import type { CaseKind } from '../../repositories/moderation/cases';
import { type ComparedTexts, readTakenDown } from '../../repositories/moderation/takenDownJobs';
import {
  type ComparedText,
  containmentOf,
  similarityOf,
  skeletonOf,
  toCompared,
} from '../moderation/textSkeleton';

/**
 * Similarity thresholds (0 to 1, by trigrams) for texts in which one word in ten, or one in five,
 * was changed. Different companies' jobs have less than 0.3, except for copies (measured on 2,000
 * real postings).
 */
const [sameText, similarText] = [0.8, 0.6];
/** Minimum share of the shorter title that the longer one contains. */
const similarTitle = 0.6;
/**
 * Minimum letters and digits of an overview that describes the job; with a shorter one, the
 * responsibilities and qualifications must match as well. The shortest are ignored.
 */
const [minOverview, minShortOverview] = [150, 20];

type Compared = {
  title: ComparedText;
  company: string;
  overview: ComparedText;
  /** The overview with the responsibilities and qualifications. */ whole: () => ComparedText;
};

const toComparedTexts = ({
  title,
  company,
  overview,
  responsibilities,
  qualifications,
}: ComparedTexts): Compared => ({
  title: toCompared(title),
  company: skeletonOf(company),
  overview: toCompared(overview),
  whole: () => toCompared([overview, ...responsibilities, ...qualifications].join(' ')),
});

const isSameText = (one: Compared, other: Compared): boolean => {
  if (similarityOf(one.overview, other.overview) < sameText) return false;
  const { length } = one.overview.skeleton;
  return (
    length >= minOverview ||
    (length >= minShortOverview && similarityOf(one.whole(), other.whole()) >= sameText)
  );
};

const isRepetition = (posting: Compared, takenDown: Compared): boolean =>
  (posting.title.skeleton === takenDown.title.skeleton && posting.company === takenDown.company) ||
  (containmentOf(posting.title, takenDown.title) >= similarTitle &&
    similarityOf(posting.overview, takenDown.overview) >= similarText) ||
  isSameText(posting, takenDown);

/**
 * Whether a job repeats one of the same employer, or of a colleague, that was taken down and not
 * restored: with the same title and company, with a similar title and text, or with the same text
 * under another title. Ignores look-alike letters, invisible characters and spelling.
 */
export const repeatsTakenDown = async (
  tx: Queryable,
  posting: ComparedTexts & { id: string; employerId: string },
): Promise<boolean> => {
  const takenDown = await readTakenDown(tx, posting);
  if (takenDown.length === 0) return false;
  const compared = toComparedTexts(posting);
  return takenDown.some((each) => isRepetition(compared, toComparedTexts(each)));
};

/**
 * Returns why an employer's job must be reviewed by an administrator before it goes live: it
 * repeats a job that was taken down, or fewer than `reviewFirst` of the employer's jobs have been
 * live (0: no such review). Returns `undefined` if it goes live at once.
 */
export const findReviewReason = async (
  tx: Queryable,
  reviewFirst: number,
  posting: ComparedTexts & { id: string; employerId: string },
): Promise<CaseKind | undefined> => {
  if (reviewFirst > 0 && !(await hasBeenLive(tx, posting.employerId, reviewFirst)))
    return 'firstPosting';
  return (await repeatsTakenDown(tx, posting)) ? 'repeated' : undefined;
};
