import { homeTexts } from '@/texts/home';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Section } from '@/ui/page/Section';
import { TryAgain } from '@/ui/page/TryAgain';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { FeaturedJob, JobGrid } from './FeaturedJob';
import { useHomeJobs } from './homeJobs';

/**
 * The "Featured Jobs" of the home page (spec §2.3): at most six, or the empty message if they can't
 * be fetched.
 */
export const FeaturedJobs = () => {
  const { jobs = [], isLoading, isError, refetch } = useHomeJobs();
  return (
    <Section title={homeTexts.featuredJobs} link={homeTexts.viewAll} to={paths.categories()}>
      {isLoading && <LightLoading shape="cards" />}
      {!isLoading && jobs.length === 0 && (
        <EmptyMessage text={messages.getJobs.empty}>
          {isError && <TryAgain onClick={() => void refetch()} />}
        </EmptyMessage>
      )}
      {jobs.length > 0 && (
        <JobGrid>
          {jobs.map((job) => (
            <li key={job._id}>
              <FeaturedJob job={job} source="home" />
            </li>
          ))}
        </JobGrid>
      )}
    </Section>
  );
};
