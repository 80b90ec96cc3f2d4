import { jobTexts } from '@contract/texts/job';
import { paths } from '@/app/paths';
import { useHostConfig } from '@/api/hostConfig';
import { useGetSimilarJobsQuery, type Job } from '@/api/jobBoardApi';
import { Loading } from '@/ui/Loading';
import { Section } from '@/ui/Section';
import { FeaturedJob, JobGrid } from './FeaturedJob';

const shown = 3;

/** Jobs like this one. Only where the host can be asked for a few: a spec host would send them all. */
export const SimilarJobs = ({ job: { _id, categoryName = '' } }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const skip = !extensions || categoryName === '';
  const { data, isLoading } = useGetSimilarJobsQuery({ jobId: _id, limit: shown }, { skip });
  const others = data?.items ?? [];
  if (skip || (!isLoading && others.length === 0)) return null;
  return (
    <Section title={jobTexts.moreIn(categoryName)} link={jobTexts.viewAll} to={paths.jobListing(new URLSearchParams({ category: categoryName }).toString())}>
      {isLoading ? <Loading shape="cards" rows={shown} /> : <JobGrid>{others.map((other) => <li key={other._id}><FeaturedJob job={other} /></li>)}</JobGrid>}
    </Section>
  );
};
