import type { ReactNode } from 'react';
import type { ApplicationDetails, Job } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { applyTexts } from '@/texts/jobs/apply';
import { EditIcon } from '@/ui/art/actionIcons';
import { ChatIcon, FileIcon } from '@/ui/art/documentIcons';
import { MailIcon } from '@/ui/art/factIcons';
import { Loading } from '@/ui/page/Loading';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { styled } from '@/ui/styled';
import { fileSizeText } from '@/ui/text/fileSizeText';

const { sent: texts } = applyTexts;
const List = styled('ul')(({ theme }) => ({
  marginTop: 12,
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& svg': { flex: 'none', color: theme.vars.palette.ink3 },
  '& p': {
    color: theme.vars.palette.ink2,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
}));
const About = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
}));

const Line = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <li>
    {icon}
    <div>
      <b dir="auto">{title}</b>
      <p dir="auto">{text}</p>
    </div>
  </li>
);

/** What was sent, as stored by the host; a skeleton while it is loading. */
export const SentReceipt = ({
  job,
  details,
}: {
  job: Job;
  details: ApplicationDetails | undefined;
}) => (
  <ProfileSection title={texts.receipt}>
    <About dir="auto">{[job.jobtitle, job.companyname].filter(Boolean).join(', ')}</About>
    {details ? (
      <List>
        <Line
          icon={<MailIcon size={20} />}
          title={applyTexts.subject.text}
          text={texts.letter(job.companyname || applyTexts.employer)}
        />
        {details.cv && (
          <Line
            icon={<FileIcon size={20} />}
            title={details.cv.name}
            text={texts.cv(fileSizeText(details.cv.size))}
          />
        )}
        {details.note !== '' && (
          <Line icon={<EditIcon size={20} />} title={texts.note} text={details.note} />
        )}
        {details.answers.length > 0 && (
          <Line
            icon={<ChatIcon size={20} />}
            title={texts.answers(details.answers.length)}
            text={details.answers
              .map(({ question, answer }) => `${question} ${answerText(answer)}`)
              .join(' · ')}
          />
        )}
      </List>
    ) : (
      <Loading shape="list" rows={2} />
    )}
  </ProfileSection>
);
