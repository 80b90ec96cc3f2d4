import type { Job } from '@/api/jobBoardApi';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';

// above the title's link, which covers the whole result
const Link = styled(TextLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  fontSize: theme.typography.caption.fontSize,
}));

/** Returns the search that lists all jobs of the same title, company and place separately. */
const alikeSearch = ({
  jobtitle,
  companyname,
  location,
}: Pick<Job, 'jobtitle' | 'companyname' | 'location'>): Partial<JobSearch> => ({
  q: `"${jobtitle.replaceAll('"', ' ').trim()}"`,
  company: companyname ?? '',
  location: location ?? '',
  miles: undefined,
  each: true,
});

/** "3 like this", linking to the other postings of the same job. */
export const AlikeLink = ({
  job,
  count,
  changeLink,
}: Pick<JobSearchControls, 'changeLink'> & { job: Job; count: number }) => (
  <Link to={changeLink(alikeSearch(job))}>
    {listingTexts.alike(count)}
    <span className="visually-hidden">: {job.jobtitle}</span>
  </Link>
);
