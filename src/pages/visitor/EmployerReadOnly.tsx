import { useLocation, useParams } from 'react-router-dom';
import { useGetEmployerQuery, type Employer } from '@/api/jobBoardApi';
import { CompanyHead } from '@/features/employers/CompanyHead';
import { CompanyFacts } from '@/features/employers/companyParts';
import { companyOrPerson } from '@/features/employers/employerNames';
import { CompanyJobs } from '@/features/jobs/company/jobsPart';
import { useOpenJobCount } from '@/features/jobs/company/useOpenJobs';
import { employerTexts } from '@/texts/profiles/employer';
import { LinkButton } from '@/ui/button/LinkButton';
import { anchorState, contactAnchor, openJobsAnchor } from '@/ui/page/anchor';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

export const parts = [CompanyJobs, CompanyFacts];

type CompanyPageProps = { employer: Employer; username: string };

const CompanyPage = ({ employer, username }: CompanyPageProps) => {
  const { count, isKnown } = useOpenJobCount(username);
  const { search } = useLocation();
  return (
    <Page title={companyOrPerson(employer)}>
      <CompanyHead
        employer={employer}
        action={
          <>
            {count > 0 && (
              <LinkButton
                // all open jobs, without the list's filters
                to={{ search: '' }}
                replace
                state={anchorState(openJobsAnchor)}
                color="amber"
              >
                {employerTexts.seeJobs(count)}
              </LinkButton>
            )}
            <LinkButton
              to={{ search }}
              replace
              state={anchorState(contactAnchor)}
              variant="outlined"
              color="inherit"
            >
              {employerTexts.contact}
            </LinkButton>
          </>
        }
      />
      <Wrap sx={{ pt: { xs: 4, md: 6 } }}>
        <CompanyJobs usernameEmployer={username} company={employer.companyName?.trim() ?? ''} />
        {/* the anchor is set once loading jobs above can no longer push the target away */}
        <CompanyFacts
          employer={employer}
          username={username}
          contactAnchor={isKnown ? contactAnchor : undefined}
        />
      </Wrap>
    </Page>
  );
};

/**
 * A company's public page: its open jobs, then the sections of its profile (spec §2.14), the
 * personal section last.
 */
export const EmployerReadOnly = () => {
  const { usernameEmployer = '' } = useParams();
  const {
    currentData: employer,
    error,
    isFetching,
    refetch,
  } = useGetEmployerQuery({ usernameEmployer });
  const isMissing =
    // 400: the username is malformed, so there is no such employer
    error !== undefined && 'status' in error && [400, 404, 410].includes(Number(error.status));
  // the cached employer may have been deleted since
  if (employer && !isMissing)
    return (
      <CompanyPage employer={employer} username={employer.usernameEmployer || usernameEmployer} />
    );
  // don't replace the host's rendered message while the query is refetched
  if (isMissing || (!isFetching && !error)) {
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
