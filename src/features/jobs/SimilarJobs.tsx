import type { Job } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { Loading } from '@/ui/Loading';
import { Section } from '@/ui/Section';
import { jobTexts } from '@contract/texts/job';
import { FeaturedJob, JobGrid } from './FeaturedJob';
import { useSimilarJobs } from './useSimilarJobs';

/** Jobs like this one, with the way to all of its category. */
export const SimilarJobs = ({ job: { _id, categoryName = '' } }: { job: Job }) => {
  const { jobs = [], isLoading } = useSimilarJobs(_id);
  if (!isLoading && jobs.length === 0) return null;
  return (
    <Section
      title={jobTexts.similar}
      link={categoryName ? jobTexts.allIn(categoryName) : jobTexts.allJobs}
      to={paths.jobListing(
        new URLSearchParams(categoryName ? { category: categoryName } : {}).toString(),
      )}
    >
      {isLoading ? (
        <Loading shape="cards" rows={3} />
      ) : (
        <JobGrid>
          {jobs.map((other) => (
            <li key={other._id}>
              <FeaturedJob job={other} />
            </li>
          ))}
        </JobGrid>
      )}
    </Section>
  );
};
