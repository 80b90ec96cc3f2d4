import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { Pay } from '@/features/jobs/card/Pay';
import { previewWords } from '@/features/jobs/card/previewWords';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { jobTexts } from '@/texts/jobs/job';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import { Card } from '@/ui/page/Card';
import { Chip } from '@/ui/text/Chip';
import { useNow } from '@/ui/text/now';
import { hiringIn, readQuestions } from '../hiring/hiringFields';
import { qualifications, responsibilities, type JobInputsForm, type JobTyped } from './jobFields';

const { preview } = jobPostTexts;
const lists = [...responsibilities, ...qualifications];
const Frame = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
  maxHeight: 'calc(100dvh - 124px)',
  overflowY: 'auto',
  borderRadius: theme.shape.radius.card,
  '& > h2': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 650,
    color: theme.vars.palette.ink3,
  },
  '& .head': { display: 'flex', gap: 16, alignItems: 'flex-start', '& > div': { minWidth: 0 } },
  '& .title': { ...theme.typography.h3 },
  '& .second': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0' },
  '& .foot': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 16,
    paddingTop: 14,
    borderTop: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .lists': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.line}` },
  '& .asked': {
    display: 'grid',
    gap: 6,
    marginTop: 8,
    paddingInlineStart: 20,
    listStyle: 'decimal',
  },
  '& h3': { ...theme.typography.subtitle2 },
  '& .age, & .absent': { color: theme.vars.palette.ink3 },
}));

type TypedJob = Partial<JobTyped>;

const Head = ({ typed, job }: { typed: TypedJob; job: Job | undefined }) => {
  const text = (name: 'jobtitle' | 'companyname' | 'location') =>
    typed[name]?.trim() ? (
      <span dir="auto">{typed[name]}</span>
    ) : (
      <span className="absent">{preview[name]}</span>
    );
  return (
    <div className="head">
      <CompanyTile
        job={{
          ...(job && { companyLogo: job.companyLogo ?? null }),
          companyname: typed.companyname?.trim() ?? '',
          jobtitle: typed.jobtitle?.trim() || preview.companyname,
        }}
      />
      <div>
        <p className="title">
          {text('jobtitle')} – {text('location')}
        </p>
        <p className="second">{text('companyname')}</p>
      </div>
    </div>
  );
};

const Summary = ({ typed }: { typed: TypedJob }) => {
  const { answersWithin } = hiringIn(typed);
  const chips = [
    typed.employementtype,
    typed.categoryName,
    answersWithin && jobTexts.answersWithin(Number(answersWithin)),
  ].filter(Boolean);
  const overview = previewWords(typed.joboverview ?? '');
  return (
    <>
      {chips.length > 0 && (
        <div className="chips">
          {chips.map((chip) => (
            <Chip key={chip}>{chip}</Chip>
          ))}
        </div>
      )}
      <p
        className={overview === '' ? 'second absent' : 'second'}
        style={chips.length === 0 ? { marginTop: 16 } : undefined}
        dir="auto"
      >
        {overview || preview.overview}
      </p>
    </>
  );
};

const Foot = ({ typed, job }: { typed: TypedJob; job: Job | undefined }) => {
  const now = useNow();
  return (
    <div className="foot">
      <Pay
        job={{
          monthlysalary1: Number(typed.monthlysalary1),
          monthlysalary2: Number(typed.monthlysalary2),
        }}
      />
      <span className="age">{job ? ageText(job, now) : preview.age}</span>
    </div>
  );
};

const Lists = ({ typed }: { typed: TypedJob }) => {
  if (!lists.some((name) => typed[name]?.trim())) return null;
  const points = Object.fromEntries(lists.map((name) => [name, typed[name] ?? '']));
  return (
    <div className="lists">
      <JobTexts job={{ _id: '', jobtitle: '', ...points }} level={3} compact />
    </div>
  );
};

/** What applicants will be asked, on our own host. */
const Questions = ({ typed }: { typed: TypedJob }) => {
  const questions = readQuestions(hiringIn(typed).questions).filter(({ text }) => text.trim());
  if (questions.length === 0) return null;
  return (
    <div className="lists">
      <h3>{preview.questions}</h3>
      <ol className="asked">
        {questions.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
};

/**
 * The job as seekers will see it, while it is typed: its card, then what its page lists. A `job`
 * that is edited keeps its logo and age.
 */
export const JobPreview = ({ form, job }: { form: Pick<JobInputsForm, 'rhf'>; job?: Job }) => {
  const typed: TypedJob = useWatch({ control: form.rhf.control });
  return (
    // a preview longer than the window scrolls, by the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label={preview.title} tabIndex={0}>
      <h2>{preview.title}</h2>
      <Card sx={{ p: 3 }}>
        <Head typed={typed} job={job} />
        <Summary typed={typed} />
        <Foot typed={typed} job={job} />
        <Lists typed={typed} />
        <Questions typed={typed} />
      </Card>
    </Frame>
  );
};
