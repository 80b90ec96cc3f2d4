import Button from '@mui/material/Button';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { CheckIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { LinkButton } from '@/ui/button/LinkButton';
import { PickImageButton } from '@/ui/button/PickImageButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';
import { companyOrPerson } from './employerNames';
import { useLogoUpload } from './useLogoUpload';

const { steps: texts } = jobsDeskTexts;
const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 372px) minmax(0, 1fr)',
  overflow: 'hidden',
  '& > .intro': {
    padding: '36px 32px',
    backgroundColor: theme.vars.palette.hero,
    color: theme.vars.palette.hero2,
  },
  '& > .intro h2': { ...theme.typography.h2, color: theme.vars.palette.heroInk },
  '& > .intro p': { margin: '12px 0 20px' },
  '& .meter': {
    height: 6,
    marginBottom: 8,
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.heroLine,
    overflow: 'hidden',
  },
  '& .meter > i': {
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.heroAmber,
  },
  '& > ol': { padding: '12px 32px' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .intro': { padding: '28px 24px' },
    '& > ol': { padding: '4px 20px' },
  },
}));
const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '4px 18px',
  alignItems: 'center',
  padding: '24px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& h3': { ...theme.typography.h3 },
  '& .text': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& > .number': {
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `1.5px solid ${theme.vars.palette.field}`,
    color: theme.vars.palette.ink2,
    fontWeight: 700,
  },
  '&[aria-current] > .number': {
    borderColor: theme.vars.palette.brand,
    backgroundColor: theme.vars.palette.brand,
    color: theme.vars.palette.brandInk,
  },
  '&[data-done] > .number': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.goodSoft,
    color: theme.vars.palette.good,
  },
  '& > .more': { gridColumn: '2 / -1', marginTop: 12 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    '& > .way': { gridColumn: 2, justifySelf: 'start', marginTop: 8 },
    '& > .more': { gridColumn: '1 / -1' },
  },
}));
const Drop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 18px',
  padding: '16px 18px',
  border: `1.5px dashed ${theme.vars.palette.field}`,
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.sunk,
  '&[data-over]': { borderColor: theme.vars.palette.brand },
  '& > div:not([role])': { flex: '1 1 190px' },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& > [role=alert]': { flex: '1 1 100%' },
}));

type OneStepProps = {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  isCurrent: boolean;
  /** Next to the step: the link to it. */
  way?: ReactNode;
  /** Below the step. */
  children?: ReactNode;
};

const OneStep = ({ number, title, text, isDone, isCurrent, way, children }: OneStepProps) => (
  <Step aria-current={isCurrent ? 'step' : undefined} data-done={isDone || undefined}>
    <span className="number num">
      {isDone ? <CheckIcon size={18} /> : number}
      {isDone && <span className="visually-hidden">{texts.isDone}</span>}
    </span>
    <div>
      <h3>{title}</h3>
      <p className="text" dir="auto">
        {text}
      </p>
    </div>
    {way && <div className="way">{way}</div>}
    {children && <div className="more">{children}</div>}
  </Step>
);

type LogoProps = { employer: Employer; onSkip: () => void };

/** A drop zone and file button; the image is uploaded as the company's logo right away. */
const LogoDrop = ({ employer, onSkip }: LogoProps) => {
  const config = useHostConfig();
  const { send, busy, problem, preview } = useLogoUpload(employer);
  const [isOver, setOver] = useState(false);
  const drag =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(over);
    };
  const drop = (event: DragEvent): void => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file && !busy) void send(file);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <InitialsTile
        name={companyOrPerson(employer)}
        image={preview ?? imageAddress(employer.companyLogo, config)}
        size={60}
      />
      <div>
        <b>{texts.logo.drop}</b>
        <p>{employerProfileTexts.logo.rule}</p>
      </div>
      <PickImageButton name="companyLogo" busy={busy} onPick={(file) => void send(file)}>
        {texts.logo.choose}
      </PickImageButton>
      <Button size="small" variant="text" onClick={onSkip}>
        {texts.logo.skip}
      </Button>
      {problem && <FormAlert>{problem}</FormAlert>}
    </Drop>
  );
};

const CompanyStep = ({ employer, isCurrent }: { employer: Employer; isCurrent: boolean }) => {
  const { usernameEmployer, companyName, companyType, locationEmployer } = employer;
  const isDone = Boolean(companyName?.trim());
  const facts = [companyName, companyType, locationEmployer].filter((each) => each?.trim());
  return (
    <OneStep
      number={1}
      title={texts.company.title}
      text={isDone ? facts.join(' · ') : texts.company.text}
      isDone={isDone}
      isCurrent={isCurrent}
      way={
        <LinkButton
          to={`${paths.employerProfile(usernameEmployer)}#company`}
          variant={isDone ? 'outlined' : 'contained'}
          size="small"
          {...(isDone && { 'aria-label': texts.company.editOf })}
        >
          {isDone ? texts.company.edit : texts.company.start}
        </LinkButton>
      }
    />
  );
};

/**
 * The first steps of a new employer: name the company, add a logo, write a job. On our own host,
 * until there is a job.
 */
export const FirstSteps = ({ employer }: { employer: Employer }) => {
  const id = useId();
  const [isSkipped, setSkipped] = useState(false);
  const hasCompany = Boolean(employer.companyName?.trim());
  const hasLogo = Boolean(employer.companyLogo);
  const current = !hasCompany ? 1 : !hasLogo && !isSkipped ? 2 : 3;
  const done = Number(hasCompany) + Number(hasLogo);
  return (
    <Frame component="section" aria-labelledby={id}>
      <div className="intro">
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.intro}</p>
        <div className="meter" aria-hidden>
          <i style={{ width: `${(done / 3) * 100}%` }} />
        </div>
        <span className="num">{texts.done(done)}</span>
      </div>
      <ol>
        <CompanyStep employer={employer} isCurrent={current === 1} />
        <OneStep
          number={2}
          title={texts.logo.title}
          text={hasLogo ? texts.logo.present : texts.logo.text}
          isDone={hasLogo}
          isCurrent={current === 2}
        >
          {current === 2 && <LogoDrop employer={employer} onSkip={() => setSkipped(true)} />}
        </OneStep>
        <OneStep
          number={3}
          title={texts.job.title}
          text={texts.job.text}
          isDone={false}
          isCurrent={current === 3}
          way={
            <LinkButton
              to={paths.postJob(employer.usernameEmployer)}
              variant={current === 3 ? 'contained' : 'outlined'}
              size="small"
            >
              {texts.job.start}
            </LinkButton>
          }
        />
      </ol>
    </Frame>
  );
};
