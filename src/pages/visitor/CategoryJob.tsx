import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { OtherCategories } from '@/features/categories/OtherCategories';
import { useCategoryJob } from '@/features/categories/useCategoryJob';
import { JobCard } from '@/features/jobs/card/JobCard';
import { categoryTexts } from '@/texts/categories';
import { jobTexts } from '@/texts/jobs/job';
import { CategoryTile } from '@/ui/art/categoryIcons';
import { BackIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/form/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .first': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: 64 },
}));

/** A category's first job (spec §2.10), and the way to all of them. */
export const CategoryJob = () => {
  const { categoryName = '' } = useParams();
  const { extensions } = useHostConfig();
  const { job, total, isLoading, isError, refetch } = useCategoryJob(categoryName);
  const listing = paths.jobListing(new URLSearchParams({ category: categoryName }).toString());
  return (
    <Page title={categoryName}>
      <Wrap sx={{ pt: { xs: 4, md: 6 } }}>
        <Columns>
          <div className="first">
            <TextLink
              to={paths.categories()}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, justifySelf: 'start' }}
            >
              <BackIcon size={18} />
              {categoryTexts.all}
            </TextLink>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
              <CategoryTile category={categoryName} size={64} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <PageHeading dir="auto">{categoryName}</PageHeading>
                {job && (
                  <Typography sx={{ color: 'ink2', mt: 0.5 }}>
                    {extensions ? categoryTexts.newest : categoryTexts.first}
                  </Typography>
                )}
              </Box>
            </Box>
            {isLoading && <Loading shape="list" rows={1} />}
            {!isLoading && !job && (
              <EmptyMessage text={messages.getJobsByCategory.empty}>
                {isError ? (
                  <TryAgain onClick={() => void refetch()} />
                ) : (
                  <p>{categoryTexts.empty}</p>
                )}
                {!isError && (
                  <LinkButton variant="outlined" to={paths.jobListing()}>
                    {categoryTexts.search}
                  </LinkButton>
                )}
              </EmptyMessage>
            )}
            {job && (
              <>
                <JobCard
                  job={job}
                  to={paths.jobView(job._id)}
                  constantAge={jobTexts.categoryAge}
                  level={2}
                />
                <LinkButton to={listing} sx={{ justifySelf: 'start' }}>
                  {categoryTexts.seeAll(total, categoryName)}
                </LinkButton>
              </>
            )}
          </div>
          <OtherCategories besides={categoryName} />
        </Columns>
      </Wrap>
    </Page>
  );
};
