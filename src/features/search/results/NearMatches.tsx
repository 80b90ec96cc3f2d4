import { styled } from '@mui/material/styles';
import { listingTexts } from '@/texts/search/listing';
import { site } from '@contract/constants/site';
import { countText } from './ResultHead';
import type { JobResults } from './useJobResults';

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
}));

/** "up to 60 miles away, with other pay or none given, or posted earlier" */
const differencesText = ({ leftOut, miles }: Relaxed): string => {
  const { differences, milesAway } = listingTexts.nearMatches;
  const order = ['place', 'pay', 'type', 'within', 'words'] as const;
  return new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(
    order
      .filter((each) => leftOut.includes(each))
      .map((each) => (each === 'place' && miles !== null ? milesAway(miles) : differences[each])),
  );
};

/** Before the jobs that match in part: how many match, and how these differ. */
export const NearMatches = ({
  relaxed,
  results,
}: {
  relaxed: Relaxed;
  results: Pick<JobResults, 'total' | 'totalIsExact'>;
}) => {
  const { noneHeading, heading, jobs } = listingTexts.nearMatches;
  const differences = differencesText(relaxed);
  return (
    <Divider>
      <h2>{results.total === 0 ? noneHeading : heading(countText(results), results.total)}</h2>
      {differences && <p>{jobs(differences)}</p>}
    </Divider>
  );
};
