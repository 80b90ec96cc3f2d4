import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { employerTexts } from '@contract/texts/employer';
import { paths } from '@/app/paths';
import { useGetEmployerQuery } from '@/api/jobBoardApi';
import { EmployerBand } from '@/features/employers/EmployerBand';
import { employerName } from '@/features/employers/employerFacts';
import { EmployerSections } from '@/features/employers/EmployerSections';
import { EmployerOpenJobs } from '@/features/jobs/EmployerOpenJobs';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { MissingPage } from '@/ui/MissingPage';
import { Page } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';

/** An employer's profile for everybody (spec §2.14). */
export const EmployerReadOnly = () => {
  const { usernameEmployer = '' } = useParams();
  const { currentData: employer, error, isFetching, refetch } = useGetEmployerQuery({ usernameEmployer });
  if (employer) {
    return (
      <Page title={employerName(employer)}>
        <EmployerBand employer={employer} />
        <Wrap sx={{ pt: { xs: 3, md: 5 }, display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}><EmployerSections employer={employer} /></Box>
          <EmployerOpenJobs usernameEmployer={employer.usernameEmployer || usernameEmployer} />
        </Wrap>
      </Page>
    );
  }
  const gone = !isFetching && (!error || ('status' in error && (error.status === 404 || error.status === 410)));
  if (gone) {
    return (
      <MissingPage heading={employerTexts.gone.title} text={employerTexts.gone.text}>
        <LinkButton to={paths.jobListing()}>{employerTexts.gone.link}</LinkButton>
      </MissingPage>
    );
  }
  // a failure is only logged (spec §8): the profile keeps its "Loading..."
  return (
    <Page title={employerTexts.title}>
      <Wrap sx={{ pt: 5, display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Box sx={{ width: '100%' }}><Loading shape="page" /></Box>
        {!isFetching && <TryAgain onClick={() => void refetch()} />}
      </Wrap>
    </Page>
  );
};
