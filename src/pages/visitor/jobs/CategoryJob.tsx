import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { OtherCategories } from '@/features/categories/OtherCategories';
import { useCategories } from '@/features/categories/useCategories';
import { useCategoryJob } from '@/features/categories/useCategoryJob';
import { JobMarks } from '@/features/inbox/JobMarks';
import { JobCard } from '@/features/jobs/card/JobCard';
import { categoryTexts } from '@/texts/categories';
import { jobTexts } from '@/texts/jobs/job';
import { CategoryTile } from '@/ui/art/categoryIcons';
import { BackIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { missingCategoryTitle } from '@contract/titles/category';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .first': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: 64 },
}));

const BackToCategories = () => (
  <TextLink
    to={paths.categories()}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, justifySelf: 'start' }}
  >
    <BackIcon size={18} />
    {categoryTexts.all}
  </TextLink>
);

const CategoryHead = ({ category, total }: { category: string; total: number }) => {
  const { extensions } = useHostConfig();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <CategoryTile category={category} size={64} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <PageHeading dir="auto">{category}</PageHeading>
        {total > 0 && (
          <Typography className="num" sx={{ color: 'ink2', mt: 0.5 }}>
            {extensions ? categoryTexts.newest(total) : categoryTexts.first(total)}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const NoJob = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) => (
  <EmptyMessage text={messages.getJobsByCategory.empty}>
    {isError ? <TryAgain onClick={onRetry} /> : <p>{categoryTexts.empty}</p>}
    {!isError && (
      <LinkButton variant="outlined" to={paths.jobListing()}>
        {categoryTexts.search}
      </LinkButton>
    )}
  </EmptyMessage>
);

type FirstJobProps = { job: Job; category: string; total: number };

/** The job, and a link to all jobs of its category. */
const FirstJob = ({ job, category, total }: FirstJobProps) => (
  <>
    <JobCard
      job={job}
      to={paths.jobView(job._id)}
      state={sourceState('category')}
      constantAge={jobTexts.categoryAge}
      level={2}
      chips={<JobMarks job={job} />}
    />
    <LinkButton
      to={paths.jobListing(new URLSearchParams({ category }).toString())}
      sx={{ justifySelf: 'start' }}
    >
      {categoryTexts.seeAll(total, category)}
    </LinkButton>
  </>
);

/**
 * Whether our own host has no such category: the page then doesn't show the name from the URL,
 * which anyone can make up. A spec host may have jobs in categories that it doesn't list.
 */
const useIsUnknown = (category: string): boolean => {
  const { extensions } = useHostConfig();
  const { categories } = useCategories();
  return (
    extensions &&
    categories.length > 0 &&
    !categories.some(({ categoryName }) => categoryName === category)
  );
};

/** A category's first job (spec §2.10), and a link to all of them. */
export const CategoryJob = () => {
  const { categoryName: category = '' } = useParams();
  const { job, total, isLoading, isError, refetch } = useCategoryJob(category);
  const heading = useIsUnknown(category) ? missingCategoryTitle : category;
  return (
    <Page title={heading}>
      <Wrap sx={{ pt: { xs: 4, md: 6 } }}>
        <Columns>
          <div className="first">
            <BackToCategories />
            <CategoryHead category={heading} total={job ? total : 0} />
            {isLoading && <LightLoading shape="list" rows={1} />}
            {!isLoading && !job && <NoJob isError={isError} onRetry={() => void refetch()} />}
            {job && <FirstJob {...{ job, category, total }} />}
          </div>
          <OtherCategories besides={category} />
        </Columns>
      </Wrap>
    </Page>
  );
};
