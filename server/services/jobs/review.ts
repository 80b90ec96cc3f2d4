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
 * Similarities (0 to 1, of trigrams) of texts in which one word of ten, and one of five, was changed.
 * Texts of different companies' jobs have less than 0.3, but for copies (2,000 real postings).
 */
const [sameText, similarText] = [0.8, 0.6];
/** How much of the shorter title the longer one has. */
const similarTitle = 0.6;
/**
 * Letters and digits of an overview that tells what the job is; with a shorter one, the
 * responsibilities and qualifications must be the same as well. The shortest tell nothing.
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
 * Whether a posting repeats a job of the same employer, or of a colleague, that was taken down and
 * not restored: by its title and company, by a similar title and text, or by its text under another
 * title. Letters that look alike, invisible characters and spelling make no difference.
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
 * Why an employer's posting waits for an administrator's review before it goes live: it repeats a
 * job that was taken down, or fewer than `reviewFirst` of the employer's jobs have been live (0: no
 * such review). undefined: it goes live at once.
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
