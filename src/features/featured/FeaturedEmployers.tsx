import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useGetFeaturedEmployersQuery } from '@/api/jobBoardApi';
import { homeTexts } from '@/texts/home';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { LightCard } from '@/ui/light/LightCard';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Section } from '@/ui/page/Section';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';

const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));
const Frame = styled(LightCard)(({ theme }) => ({
  height: '100%',
  padding: '24px 12px 18px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 14,
  textAlign: 'center',
  fontWeight: 600,
  fontSize: theme.typography.dense.fontSize,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > a': { minWidth: 0, maxWidth: '100%' },
}));

/**
 * Home's "Featured Employers" (spec §2.3): image and name of each, linked to the company's jobs.
 */
export const FeaturedEmployers = () => {
  const config = useHostConfig();
  const { data: employers = [], isLoading, isError, refetch } = useGetFeaturedEmployersQuery();
  return (
    <Section title={homeTexts.featuredEmployers} link={homeTexts.viewAll} to={paths.categories()}>
      {isLoading && <LightLoading shape="cards" rows={3} />}
      {!isLoading && employers.length === 0 && (
        <EmptyMessage text={homeTexts.noFeaturedEmployers}>
          {isError && <TryAgain onClick={() => void refetch()} />}
        </EmptyMessage>
      )}
      {employers.length > 0 && (
        <Strip>
          {employers.map(({ _id, employerName = '', employerImage }) => (
            <li key={_id}>
              <Frame interactive>
                <InitialsTile
                  name={employerName}
                  image={imageAddress(employerImage, config)}
                  size={60}
                />
                <Link
                  className="cover"
                  dir="auto"
                  to={paths.jobListing(new URLSearchParams({ company: employerName }).toString())}
                >
                  {employerName}
                </Link>
              </Frame>
            </li>
          ))}
        </Strip>
      )}
    </Section>
  );
};
