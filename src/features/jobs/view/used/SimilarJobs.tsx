import type { Job } from '@/api/jobBoardApi';
import { FeaturedJob, JobGrid } from '@/features/jobs/card/FeaturedJob';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { LightLoading } from '@/ui/light/LightLoading';
import { Section } from '@/ui/page/Section';
import { paths } from '@contract/paths';
import { useSimilarJobs } from '../useSimilarJobs';

/** Similar jobs, with a link to all jobs of the category. */
export const SimilarJobs = ({
  job: { _id, categoryName = '' },
}: {
  job: Pick<Job, '_id' | 'categoryName'>;
}) => {
  const { jobs = [], isLoading } = useSimilarJobs(_id);
  if (!isLoading && jobs.length === 0) return null;
  return (
    <Section
      title={jobPageTexts.similar}
      link={categoryName ? jobPageTexts.allIn(categoryName) : jobPageTexts.allJobs}
      to={paths.jobListing(
        new URLSearchParams(categoryName ? { category: categoryName } : {}).toString(),
      )}
    >
      {isLoading ? (
        <LightLoading shape="cards" rows={3} />
      ) : (
        <JobGrid>
          {jobs.map((other) => (
            <li key={other._id}>
              <FeaturedJob job={other} source="similar" />
            </li>
          ))}
        </JobGrid>
      )}
    </Section>
  );
};
