import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { useGetEmployerQuery } from '@/api/jobBoardApi';
import { EmployerBand } from '@/features/employers/EmployerBand';
import { employerName } from '@/features/employers/employerFacts';
import { EmployerContact, EmployerSections } from '@/features/employers/EmployerSections';
import { KeptPromises } from '@/features/employers/KeptPromises';
import { EmployerOpenJobs } from '@/features/jobs/view/EmployerOpenJobs';
import { employerTexts } from '@/texts/profiles/employer';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

const Columns = styled(Wrap)(({ theme }) => ({
  paddingTop: 24,
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 20, minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    paddingTop: 40,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > .side': { gridColumn: 2 },
    '& > .main': { gridColumn: 1, gridRow: 1 },
  },
}));

/** An employer's profile for everybody (spec §2.14). */
export const EmployerReadOnly = () => {
  const { usernameEmployer = '' } = useParams();
  const {
    currentData: employer,
    error,
    isFetching,
    refetch,
  } = useGetEmployerQuery({ usernameEmployer });
  if (employer) {
    return (
      <Page title={employerName(employer)}>
        <EmployerBand employer={employer} />
        <Columns>
          {/* first in the document: who comes here wants to get in touch */}
          <div className="side">
            <EmployerContact employer={employer} />
            <KeptPromises usernameEmployer={employer.usernameEmployer || usernameEmployer} />
            <EmployerOpenJobs usernameEmployer={employer.usernameEmployer || usernameEmployer} />
          </div>
          <div className="main">
            <EmployerSections employer={employer} />
          </div>
        </Columns>
      </Page>
    );
  }
  const gone =
    !isFetching &&
    (!error || ('status' in error && (error.status === 404 || error.status === 410)));
  if (gone) {
    return (
      <MissingPage heading={employerTexts.gone.title} text={employerTexts.gone.text}>
        <LinkButton to={paths.jobListing()}>{employerTexts.gone.link}</LinkButton>
      </MissingPage>
    );
  }
  // a failure is only logged (spec §8): the profile keeps its "Loading..."
  return (
    <ProfileLoading
      title={employerTexts.title}
      onTryAgain={isFetching ? undefined : () => void refetch()}
    />
  );
};
