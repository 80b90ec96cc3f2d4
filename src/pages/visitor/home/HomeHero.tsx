import { useHostConfig } from '@/api/hostConfig';
import { useGetStatsQuery } from '@/api/jobBoardApi';
import { useHomeJobs } from '@/features/jobs/card/homeJobs';
import { HeroSearch } from '@/features/search/bar/HeroSearch';
import { homeTexts } from '@/texts/home';
import { formatNumber } from '@/texts/numbers';
import { PageHeading } from '@/ui/page/Page';
import { staticPart } from '@/ui/page/part/staticPart';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { categories } from '@contract/constants/categories';
import { paths } from '@contract/paths';

export const HeroArt = staticPart(
  'HeroArt',
  () => import(/* webpackChunkName: "HomeStatic" */ '@/ui/art/HeroArt'),
  // as high as the illustration
  <div style={{ aspectRatio: '480 / 430' }} />,
);
const { hero } = homeTexts;
const shownCategories = 4;

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.hero,
  color: theme.vars.palette.heroInk,
  overflow: 'hidden',
}));
const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, .88fr)',
  gap: 56,
  alignItems: 'center',
  paddingBlock: '64px 72px',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    paddingBlock: '48px 56px',
    '& > .art': { display: 'none' },
  },
  '& em': { fontStyle: 'normal', color: theme.vars.palette.heroAmber },
  '& .lead': {
    margin: '22px 0 34px',
    maxWidth: '34em',
    color: theme.vars.palette.hero2,
    fontSize: '1.1875rem',
  },
}));
const Popular = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  marginTop: 22,
  color: theme.vars.palette.hero2,
  fontSize: theme.typography.body2.fontSize,
  '& ul': { display: 'contents' },
  '& span': { marginRight: 2 },
  '& a': {
    display: 'block',
    padding: '4px 13px',
    borderRadius: theme.shape.radius.pill,
    border: `1px solid ${theme.vars.palette.heroLine}`,
    color: theme.vars.palette.heroInk,
    fontWeight: 550,
    transition: theme.transitions.create('background-color', { duration: 150 }),
  },
  '& a:hover': { backgroundColor: theme.vars.palette.heroLift },
  '& a:focus-visible': { outlineColor: theme.vars.palette.heroAmber },
}));
const Numbers = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  marginTop: 40,
  minHeight: 58,
  fontVariantNumeric: 'tabular-nums',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { fontSize: '1.625rem', fontWeight: 650, letterSpacing: '-.02em', lineHeight: 1.2 },
  '& dt': { color: theme.vars.palette.hero2, fontSize: theme.typography.body2.fontSize },
}));

/**
 * Links to categories: those with the most jobs if the host counts them, otherwise the first of the
 * spec's list.
 */
const PopularCategories = () => {
  const { extensions } = useHostConfig();
  const { facets, isLoading } = useHomeJobs();
  const byCount = (facets?.category ?? [])
    .toSorted((a, b) => b.count - a.count)
    .map(({ value }) => value);
  const known = extensions && byCount.length > 0;
  const names: readonly string[] = known ? byCount : categories;
  return (
    <Popular aria-label={known ? hero.popular : hero.categories}>
      {!(extensions && isLoading) && (
        <>
          <span>{known ? hero.popular : hero.categories}</span>
          <ul>
            {names.slice(0, shownCategories).map((name) => (
              <li key={name}>
                <Link to={paths.category(name)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popular>
  );
};

/** Live statistics of our own host; a spec host has no call for them. */
const LiveNumbers = () => {
  const { extensions } = useHostConfig();
  const { data } = useGetStatsQuery(undefined, { skip: !extensions });
  if (!extensions) return null;
  return (
    <Numbers>
      {data && (
        <>
          <div>
            <dt>{hero.liveJobs(data.liveJobs)}</dt>
            <dd>{formatNumber(data.liveJobs)}</dd>
          </div>
          <div>
            <dt>{hero.employersHiring(data.employersHiring)}</dt>
            <dd>{formatNumber(data.employersHiring)}</dd>
          </div>
        </>
      )}
    </Numbers>
  );
};

/** Home's hero (spec §2.3): a short introduction with the search. */
export const HomeHero = () => (
  <Ground>
    <Columns>
      <div>
        <PageHeading variant="display">
          {hero.heading[0]} <em>{hero.heading[1]}</em>
        </PageHeading>
        <p className="lead">{hero.lead}</p>
        <HeroSearch />
        <PopularCategories />
        <LiveNumbers />
      </div>
      <div className="art">
        <HeroArt />
      </div>
    </Columns>
  </Ground>
);
