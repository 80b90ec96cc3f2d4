import type { ApplicationDetails } from '@/api/jobBoardApi';
import { stateTones } from '@/features/applications/stateTones';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { hasPay, payText } from '@/features/jobs/card/payText';
import { applicationTexts } from '@/texts/jobs/applications';
import { jobTexts } from '@/texts/jobs/job';
import { BackIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { mine: texts, states } = applicationTexts;
const Band = styled('div')(({ theme }) => ({
  padding: '24px 0 30px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.card,
  '& .head': { display: 'flex', gap: 24, alignItems: 'center', marginTop: 16 },
  '& .about': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' },
  '& .facts': { marginTop: 6, color: theme.vars.palette.ink2 },
  [theme.breakpoints.down('sm')]: {
    '& .head': { flexWrap: 'wrap', gap: 16, alignItems: 'flex-start' },
    '& .head > a': { width: '100%' },
  },
}));

type ApplicationHeadProps = { application: ApplicationDetails; username: string };

/** The job applied to, and the application's state. */
export const ApplicationHead = ({ application, username }: ApplicationHeadProps) => (
  <Band>
    <Wrap>
      <TextLink
        to={paths.jobSeekerProfile(username)}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
      >
        <BackIcon size={16} />
        {texts.back}
      </TextLink>
      <div className="head">
        <CompanyTile job={application} size={76} />
        <div className="about">
          <div className="title">
            <PageHeading dir="auto">{application.jobtitle || jobTexts.untitled}</PageHeading>
            <Chip tone={stateTones[application.state]}>{states[application.state]}</Chip>
          </div>
          <p className="facts num" dir="auto">
            {[
              application.companyname,
              application.location,
              hasPay(application)
                ? `${payText(application)} ${jobTexts.per.month}`
                : payText(application),
              application.employementtype,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {application.jobStatus !== 'removed' && (
          <LinkButton to={paths.jobView(application.jobId)} variant="outlined">
            {texts.seeJob}
          </LinkButton>
        )}
      </div>
    </Wrap>
  </Band>
);
