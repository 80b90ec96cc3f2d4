import type { JobSearchControls } from '@/features/search/useJobSearch';
import { nearMatchesTexts as texts } from '@/texts/search/nearMatches';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { site } from '@contract/constants/site';
import { countText } from '../countText';
import type { JobResults } from '../useJobResults';

type Relaxed = NonNullable<JobResults['relaxed']>;

const Divider = styled('div')(({ theme }) => ({
  margin: '12px 0 8px',
  padding: '14px 17px',
  borderRadius: theme.shape.radius.card,
  backgroundColor: theme.vars.palette.sunk,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, fontSize: theme.typography.body1.fontSize },
  '& p': {
    marginTop: 2,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  '& b': { color: theme.vars.palette.ink },
}));

/** Returns "up to 60 miles away, without that pay, or posted earlier"; '' if only words differ. */
const differencesText = ({ leftOut, miles }: Relaxed): string => {
  const order = ['place', 'pay', 'type', 'within'] as const;
  return new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(
    order
      .filter((each) => leftOut.includes(each))
      .map((each) =>
        each === 'place' && miles !== null ? texts.milesAway(miles) : texts.differences[each],
      ),
  );
};

/** Returns "dispatcher or evening", or "dispatcher and evening" if all must match. */
const wordsText = ({ words, enough }: Relaxed): string => {
  if (enough > 1 && enough < words.length) return words.join(', ');
  const type = enough === 1 ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(site.locale, { type }).format(words);
};

const atLeastText = ({ words, enough }: Relaxed): string =>
  enough > 1 && enough < words.length ? `${texts.atLeast(enough)} ` : '';

/**
 * Which of the words the jobs match, how else they may differ, and that some are complete matches.
 */
const Description = ({ relaxed }: { relaxed: Relaxed }) => {
  const differences = differencesText(relaxed);
  const { words, inTexts } = relaxed;
  return (
    <>
      {words.length > 0 ? (
        <>
          {texts.showing} {atLeastText(relaxed)}
          <b dir="auto">{wordsText(relaxed)}</b>
          {differences && texts.evenIf(differences)}.
        </>
      ) : (
        differences && texts.jobs(differences)
      )}
      {words.length === 0 && relaxed.leftOut.includes('words') && texts.anyHours}
      {inTexts > 0 && ` ${texts.inTexts(inTexts)}`}
    </>
  );
};

type NearMatchesProps = Pick<JobSearchControls, 'changeLink'> & {
  relaxed: Relaxed;
  results: Pick<JobResults, 'total' | 'totalIsExact'>;
};

const headingText = ({ relaxed, results }: Omit<NearMatchesProps, 'changeLink'>): string => {
  const { total } = results;
  if (total === 0) return texts.noneHeading;
  const heading = relaxed.from === 0 ? texts.looselyHeading : texts.heading;
  return heading(countText(results), total);
};

/**
 * A divider above the partial matches: how many jobs match, how the following ones differ, and a
 * link to leave them out.
 */
export const NearMatches = ({ relaxed, results, changeLink }: NearMatchesProps) => {
  const { total } = results;
  return (
    <Divider>
      <h2>{headingText({ relaxed, results })}</h2>
      <p>
        <Description relaxed={relaxed} />{' '}
        <TextLink to={changeLink({ strict: true })}>
          {total === 0 ? texts.strictNone : texts.strict}
        </TextLink>
      </p>
    </Divider>
  );
};

/** The same for screen readers, after the count. */
export const NearMatchesAnnouncement = ({
  relaxed,
  listed,
}: {
  relaxed: Relaxed;
  listed: number;
}) => (
  <>
    {texts.announced(listed - relaxed.from - relaxed.inTexts)} <Description relaxed={relaxed} />
  </>
);
