import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { CompanyJobRows } from './CompanyJobRows';
import { FoundJobs } from './FoundJobs';
import { JobsFrame } from './JobsFrame';
import { step } from './useOpenJobs';

type SentJobsProps = {
  jobs: readonly Job[];
  company: string;
  from: number;
};
/** A page of jobs from a spec host, which sends all of them at once. */
const SentJobs = ({ jobs, company, from }: SentJobsProps) => (
  <CompanyJobRows
    jobs={jobs.slice(from, from + step)}
    company={company}
    isFirst={from === 0}
    next={
      jobs.length > from + step && <SentJobs jobs={jobs} company={company} from={from + step} />
    }
  />
);

type CompanyJobsProps = { usernameEmployer: string; company: string };
const SpecHostJobs = ({ usernameEmployer, company }: CompanyJobsProps) => {
  const { currentData: jobs = [] } = useGetJobsByEmployerQuery({ usernameEmployer });
  if (jobs.length === 0) return null;
  return (
    <JobsFrame count={employerTexts.jobs.count(jobs.length)}>
      <SentJobs jobs={jobs} company={company} from={0} />
    </JobsFrame>
  );
};

/** All open jobs of an employer, a page at a time; renders nothing if there are none. */
export const CompanyJobs = (props: CompanyJobsProps) => {
  const { extensions } = useHostConfig();
  return extensions ? <FoundJobs {...props} /> : <SpecHostJobs {...props} />;
};
