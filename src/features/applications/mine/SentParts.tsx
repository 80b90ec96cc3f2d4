import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import type { ApplicationDetails } from '@/api/jobBoardApi';
import { useReadFile } from '@/api/readFile';
import { answerText } from '@/features/applications/answerText';
import { LinkedMessage } from '@/features/applications/LinkedMessage';
import { FileKind } from '@/features/resumes/FileKind';
import { applicationTexts } from '@/texts/jobs/applications';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { dayText, dayTimeText } from '@/ui/text/dayTexts';
import { decodedAddress } from '@/ui/text/decodedAddress';
import { fileSizeText } from '@/ui/text/fileSizeText';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const { sent: texts } = applicationTexts.mine;
const Frame = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '20px 24px 18px',
  },
  '& h2': { ...theme.typography.h4 },
  '& .quiet': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    gap: 16,
    padding: '20px 24px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.dense.fontSize,
  },
  '& dt': { color: theme.vars.palette.ink3 },
  '& dd': { maxWidth: '66ch', overflowWrap: 'anywhere' },
  '& .text': { whiteSpace: 'pre-line' },
  '& .short': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& .file': { display: 'flex', gap: 14, alignItems: 'flex-start' },
  '& .answer + .answer': { marginTop: 10 },
  [theme.breakpoints.down('sm')]: {
    '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
  },
}));

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Cv = ({ application }: { application: ApplicationDetails }) => {
  const now = useNow();
  const { cv, cvSince, state, createdAt, companyname } = application;
  if (!cv) return <p>{state === 'withdrawn' ? texts.takenBack : texts.noCv}</p>;
  return (
    <div className="file">
      <FileKind kind={cv.kind} />
      <div>
        <b dir="auto">{cv.name}</b>
        <p className="quiet num">
          {[
            texts.cvAbout(fileSizeText(cv.size), cv.pages, dayText(createdAt, now)),
            cvSince && texts.cvSince[cvSince](companyname || applicationTexts.employer),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </div>
  );
};

/** The letter: its beginning, expandable to the full text. */
const Letter = ({ application }: { application: ApplicationDetails }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { message, jobId, jobtitle } = application;
  const words = {
    [paths.jobView(jobId)]: jobtitle,
    ...profileWords(message),
  };
  return (
    <>
      <p id={id} className={isOpen ? 'text' : 'text short'} dir="auto">
        {isOpen ? <LinkedMessage text={message} words={words} /> : beginning(message)}
      </p>
      <Button
        variant="text"
        size="small"
        sx={{ ml: -1.25 }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.readLess : texts.readAll}
      </Button>
    </>
  );
};

/** Returns the letter's first line of more than 20 characters, which skips the greeting. */
const beginning = (message: string): string => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => line.length > 20) ?? lines[0] ?? '';
};

/** Returns the username as the text of the link to the job seeker's own profile. */
const profileWords = (message: string): Record<string, string> => {
  const prefix = paths.jobSeekerReadOnly('x').slice(0, -1);
  const at = message.indexOf(prefix);
  const [username = ''] = at === -1 ? [] : message.slice(at + prefix.length).split(/\s/, 1);
  return username === '' ? {} : { [`${prefix}${username}`]: decodedAddress(username) };
};

const Download = ({ application: { _id: id, cv } }: { application: ApplicationDetails }) => {
  const readFile = useReadFile();
  if (!cv) return null;
  return (
    <SaveFileButton
      size="small"
      read={async () => ({ address: await readFile('getApplicationCv', { id }), name: cv.name })}
      done={texts.downloaded(cv.name)}
      failed={texts.downloadFailed(cv.name)}
    >
      {texts.download}
    </SaveFileButton>
  );
};

/** What was sent, exactly as it was at the time. */
export const SentParts = ({ application }: { application: ApplicationDetails }) => {
  const id = useId();
  const now = useNow();
  const { note, answers, message, companyname, createdAt } = application;
  return (
    <Frame component="section" aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p className="quiet num" dir="auto">
            {texts.exactly(companyname || applicationTexts.employer, dayTimeText(createdAt, now))}
          </p>
        </div>
        <Download application={application} />
      </div>
      <dl>
        <Part label={texts.cv}>
          <Cv application={application} />
        </Part>
        {message !== '' && (
          <Part label={texts.letter}>
            <Letter application={application} />
          </Part>
        )}
        {note !== '' && (
          <Part label={texts.note}>
            <p className="text" dir="auto">
              {note}
            </p>
          </Part>
        )}
        {answers.length > 0 && (
          <Part label={texts.answers(answers.length)}>
            {answers.map((answer) => (
              <div key={answer.questionId} className="answer">
                <p className="quiet" dir="auto">
                  {answer.question}
                </p>
                <b dir="auto">{answerText(answer.answer)}</b>
              </div>
            ))}
          </Part>
        )}
      </dl>
    </Frame>
  );
};
