import { useId, type ReactNode } from 'react';
import type { Application, Job } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { CalendarIcon, ClockIcon, EyeIcon } from '@/ui/art/documentIcons';
import { CheckIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayTimeText, weekdayAndDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';

const { sent: texts } = applyTexts;
const Frame = styled('section')(({ theme }) => ({ '& > h2': { ...theme.typography.h2 } }));
const Steps = styled('ol')(({ theme }) => ({
  marginTop: 22,
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: '0 16px',
    paddingBottom: 28,
    overflowWrap: 'anywhere',
  },
  '& .icon': {
    width: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.shape.radius.pill,
    border: `1px solid ${theme.vars.palette.line2}`,
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.ink2,
    zIndex: 1,
  },
  '& .done .icon': {
    borderColor: theme.vars.palette.brand,
    backgroundColor: theme.vars.palette.brand,
    color: theme.vars.palette.brandInk,
  },
  '& .promised .icon': {
    borderColor: theme.vars.palette.amber.main,
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 21,
    top: 44,
    bottom: 0,
    borderInlineStart: `2px solid ${theme.vars.palette.line2}`,
  },
  '& h3': { ...theme.typography.h3 },
  '& p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
    maxWidth: '54ch',
  },
  '& .when': {
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
    paddingTop: 2,
  },
  [theme.breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: '44px minmax(0, 1fr)' },
    '& .when': { gridColumn: 2 },
  },
}));

type Step = { title: string; text: string; icon: ReactNode; when?: string; look?: string };

type NextStepsProps = {
  job: Job;
  application: Application;
  /** When the employer promised to answer; `undefined` without a promise. */
  dueAt: string | undefined;
  /** Whether a CV was sent with it. */
  hasCv: boolean;
};

/** The steps that follow an application, in order. */
export const NextSteps = ({ job, application, dueAt, hasCv }: NextStepsProps) => {
  const id = useId();
  const now = useNow();
  const { steps } = texts;
  const list: Step[] = [
    {
      ...steps.sent,
      icon: <CheckIcon />,
      when: dayTimeText(application.createdAt, now),
      look: 'done',
    },
    {
      title: steps.opened.title(job.companyname || applyTexts.theEmployer),
      text: steps.opened.text(hasCv),
      icon: <EyeIcon />,
    },
    {
      ...steps.answer,
      icon: <ClockIcon />,
      ...(dueAt !== undefined && {
        text: steps.answer.reminded(job.companyname || applyTexts.employer),
        when: steps.answer.by(weekdayAndDayText(dueAt)),
        look: 'promised',
      }),
    },
    { ...steps.meet, icon: <CalendarIcon /> },
  ];
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{texts.next}</h2>
      <Steps>
        {list.map(({ title, text, icon, when, look }) => (
          <li key={title} className={look}>
            <span className="icon">{icon}</span>
            <div>
              <h3 dir="auto">{title}</h3>
              <p>{text}</p>
            </div>
            {when !== undefined && <span className="when num">{when}</span>}
          </li>
        ))}
      </Steps>
    </Frame>
  );
};
