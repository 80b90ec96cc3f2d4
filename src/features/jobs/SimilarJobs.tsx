import { jobTexts } from '@contract/texts/job';
import { paths } from '@/app/paths';
import { useHostConfig } from '@/api/hostConfig';
import { useSearchJobsQuery, type Job } from '@/api/jobBoardApi';
import { Loading } from '@/ui/Loading';
import { Section } from '@/ui/Section';
import { FeaturedJob, JobGrid } from './FeaturedJob';

const shown = 3;

/** The newest other jobs of the same category. Only where the host can be asked for a few: a spec host would send them all. */
export const SimilarJobs = ({ job: { _id, categoryName = '' } }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const skip = !extensions || categoryName === '';
  const { data, isLoading } = useSearchJobsQuery({ category: [categoryName], sort: 'newest', limit: shown + 1, brief: true }, { skip });
  const others = (data?.items ?? []).filter((other) => other._id !== _id).slice(0, shown);
  if (skip || (!isLoading && others.length === 0)) return null;
  return (
    <Section title={jobTexts.moreIn(categoryName)} link={jobTexts.viewAll} to={paths.jobListing(new URLSearchParams({ category: categoryName }).toString())}>
      {isLoading ? <Loading shape="cards" rows={shown} /> : <JobGrid>{others.map((other) => <li key={other._id}><FeaturedJob job={other} /></li>)}</JobGrid>}
    </Section>
  );
};
