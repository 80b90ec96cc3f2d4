import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetApplicationsByJobQuery, type Applicant } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { MailIcon, PhoneIcon } from '@/ui/art/factIcons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { mailtoOf } from '@contract/email';
import { paths } from '@contract/paths';
import { sentText } from './sentText';

const { message: texts } = applicationTexts;
const List = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 14px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .who': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& .when, & .about': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .reach': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginTop: 4,
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 24,
      fontSize: theme.typography.dense.fontSize,
    },
  },
  '& .message': {
    gridColumn: '1 / -1',
    whiteSpace: 'pre-wrap',
    padding: 16,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.card,
    border: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.dense.fontSize,
  },
}));

const nameOf = ({ firstnamejobseek, lastnamejobseek, usernamejobseek }: Applicant): string =>
  [firstnamejobseek, lastnamejobseek].filter(Boolean).join(' ') || usernamejobseek;

const Row = ({ applicant }: { applicant: Applicant }) => {
  const now = useNow();
  const [open, setOpen] = useState(false);
  const name = nameOf(applicant);
  const { emailjobseek: email, phonejobseek: phone, message } = applicant;
  const about = [applicant.locationjobseek, applicant.educationjobseek, applicant.experiencejobseek]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <InitialsTile name={name} size={40} round />
      <div>
        <div className="who">
          <b dir="auto">
            <TextLink to={paths.jobSeekerReadOnly(applicant.usernamejobseek)}>{name}</TextLink>
          </b>
          <span className="when num">{sentText(applicant, now)}</span>
        </div>
        {about !== '' && (
          <p className="about" dir="auto">
            {about}
          </p>
        )}
        <div className="reach">
          {email && (
            <Link href={mailtoOf(email)}>
              <MailIcon size={18} />
              {email}
            </Link>
          )}
          {phone && (
            <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="num">
              <PhoneIcon size={18} />
              {phone}
            </Link>
          )}
        </div>
        {message && (
          <Button
            variant="text"
            size="small"
            sx={{ ml: '-10px' }}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.hide : texts.show}
            <span className="visually-hidden"> {texts.of(name)}</span>
          </Button>
        )}
      </div>
      {open && (
        <p className="message" dir="auto">
          {message}
        </p>
      )}
    </li>
  );
};

/**
 * Who applied to a job, newest first: name, how to reach them, when, and what they wrote. Our own
 * host only.
 */
export const Applicants = ({ jobId }: { jobId: string }) => {
  const {
    currentData: applicants,
    isFetching,
    isError,
    refetch,
  } = useGetApplicationsByJobQuery({ jobId });
  if (!applicants && isFetching) return <Loading shape="list" rows={2} />;
  if (!applicants?.length)
    return (
      <EmptyMessage art={null} text={applicationTexts.nobody}>
        {isError && <TryAgain onClick={() => void refetch()} />}
      </EmptyMessage>
    );
  return (
    <List>
      {applicants.map((applicant) => (
        <Row key={applicant._id} applicant={applicant} />
      ))}
    </List>
  );
};
