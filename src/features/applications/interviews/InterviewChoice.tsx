import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { ApplicationDetails, Interview } from '@/api/jobBoardApi';
import { useChooseInterviewTimeMutation } from '@/api/memberApi';
import { useReadFile } from '@/api/readFile';
import { refusalText } from '@/api/wire/refusals';
import { applicationTexts } from '@/texts/jobs/applications';
import { letterTexts } from '@/texts/jobs/letters';
import { ClockIcon } from '@/ui/art/documentIcons';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { websiteValue } from '@/ui/text/factValues';
import {
  dayAndTimeText,
  localDayText,
  ownTimeZone,
  timeRangeText,
  timeZoneName,
  weekdayNameText,
} from '@/ui/text/localTimes';
import { useNow } from '@/ui/text/now';
import { minute } from '@contract/time/durations';
import { DeclineDialog } from './DeclineDialog';

const { choice: texts, interview: interviewTexts } = letterTexts;
const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  display: 'grid',
  gap: 16,
  '&.turn': { borderColor: theme.vars.palette.amber.main },
  '& > .banner': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: '-24px -24px 4px',
    padding: '12px 24px',
    borderRadius: `${theme.shape.radius.card - 1}px ${theme.shape.radius.card - 1}px 0 0`,
    color: theme.vars.palette.amberText,
    backgroundColor: theme.vars.palette.amberSoft,
    fontWeight: 600,
  },
  '& h2': { ...theme.typography.h3 },
  '& .about, & .zone': { color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
  '& .message': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [theme.breakpoints.down('sm')]: { '& > button': { width: '100%' } },
  },
}));
const Times = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  '& > label': {
    margin: 0,
    padding: '12px 14px',
    alignItems: 'flex-start',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.field}`,
    '&:has(:checked)': {
      borderColor: theme.vars.palette.brand,
      backgroundColor: theme.vars.palette.brandSoft,
    },
  },
  '& b': { display: 'block', fontSize: theme.typography.h3.fontSize },
}));

/**
 * Restores the focus when an answer removes the clicked button: focuses the element with the
 * `focusable` props in the new state. Call `onAnswer` on click.
 */
const useAnswerFocus = (state: string | undefined) => {
  const shown = useRef<HTMLElement>(null);
  const isAnswering = useRef(false);
  // the focus is outside React, and lost once the new state is rendered
  useEffect(() => {
    if (!isAnswering.current || document.activeElement !== document.body) return;
    isAnswering.current = false;
    shown.current?.focus();
  }, [state]);
  return {
    focusable: {
      tabIndex: -1,
      ref: (element: HTMLElement | null): void => {
        shown.current = element;
      },
    },
    onAnswer: (): void => {
      isAnswering.current = true;
    },
  };
};

type InterviewProps = ReturnType<typeof useAnswerFocus> & {
  application: ApplicationDetails;
  interview: Interview;
};

/** "On site, 45 minutes", the place and the employer's message. */
const About = ({ interview }: { interview: Interview }) => (
  <>
    <p className="about" dir="auto">
      {texts.about(interviewTexts.kinds[interview.kind], interviewTexts.length(interview.minutes))}
      {interview.place !== '' && <> · {websiteValue(interview.place)}</>}
    </p>
    {interview.message !== '' && (
      <p className="message" dir="auto">
        {interview.message}
      </p>
    )}
  </>
);

type OfferedTimesProps = {
  interview: Interview;
  chosen: string | null;
  onChoose: (time: string) => void;
};

const OfferedTimes = ({ interview, chosen, onChoose }: OfferedTimesProps) => {
  const name = useId();
  return (
    <Times aria-label={texts.times}>
      {interview.times.map((time) => (
        <RadioInput
          key={time}
          name={name}
          checked={chosen === time}
          onChange={() => onChoose(time)}
          label={
            <span className="num">
              {weekdayNameText(time)}
              <b>{localDayText(time)}</b>
              {timeRangeText(time, interview.minutes)}
            </span>
          }
        />
      ))}
    </Times>
  );
};

/** The time that is chosen; `null` once the employer doesn't offer it anymore. */
const useChosenTime = (times: readonly string[]) => {
  const [picked, setPicked] = useState<string | null>(null);
  return [picked !== null && times.includes(picked) ? picked : null, setPicked] as const;
};

const Offered = ({ application, interview, focusable, onAnswer }: InterviewProps) => {
  const id = useId();
  const [chosen, setChosen] = useChosenTime(interview.times);
  const [problem, setProblem] = useState<string | null>(null);
  const [isNone, setIsNone] = useState(false);
  const [choose, { isLoading }] = useChooseInterviewTimeMutation();
  const book = async (): Promise<void> => {
    setProblem(null);
    if (chosen === null) return setProblem(texts.missing);
    onAnswer();
    try {
      await choose({
        id: application._id,
        interviewChoice: { time: chosen, ...ownTimeZone() },
      }).unwrap();
      notify.success(texts.done);
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isLoading) void book();
  };
  return (
    <Frame component="section" className="turn" aria-labelledby={id}>
      <p className="banner">
        <ClockIcon size={18} />
        {texts.turn}
      </p>
      <h2 id={id} {...focusable}>
        {texts.title(application.companyname ?? '')}
      </h2>
      <About interview={interview} />
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <OfferedTimes {...{ interview, chosen }} onChoose={setChosen} />
        <p className="zone">{texts.zone(timeZoneName())}</p>
        {problem && <FormAlert>{problem}</FormAlert>}
        <div className="actions">
          <SubmitButton busy={isLoading}>
            {chosen === null ? texts.confirm : texts.confirmTime(dayAndTimeText(chosen))}
          </SubmitButton>
          <Button
            variant="outlined"
            onClick={() => {
              onAnswer();
              setIsNone(true);
            }}
          >
            {texts.none.open}
          </Button>
        </div>
      </form>
      {isNone && (
        <DeclineDialog {...{ application }} texts={texts.none} onClose={() => setIsNone(false)} />
      )}
    </Frame>
  );
};

const Booked = ({ application, interview, focusable, onAnswer }: InterviewProps) => {
  const id = useId();
  const readFile = useReadFile();
  const now = useNow();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const at = interview.chosenAt ?? '';
  const isOver = Date.parse(at) + interview.minutes * minute <= now;
  return (
    <Frame component="section" aria-labelledby={id}>
      <h2 id={id} {...focusable}>
        {texts.bookedTitle}
      </h2>
      <p className="num">
        <b>
          {weekdayNameText(at)}, {localDayText(at)}, {timeRangeText(at, interview.minutes)}
        </b>
      </p>
      <About interview={interview} />
      <p className="zone">{texts.booked(timeZoneName())}</p>
      <div className="actions">
        <SaveFileButton
          size="small"
          read={async () => ({
            address: await readFile('getInterviewCalendar', { id: application._id }),
            name: 'interview.ics',
          })}
          done={texts.calendarDone}
          failed={texts.calendarFailed}
        >
          {texts.calendar}
        </SaveFileButton>
        {!isOver && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              onAnswer();
              setIsGivingUp(true);
            }}
          >
            {texts.giveUp.open}
          </Button>
        )}
      </div>
      {isGivingUp && (
        <DeclineDialog
          {...{ application }}
          texts={texts.giveUp}
          onClose={() => setIsGivingUp(false)}
        />
      )}
    </Frame>
  );
};

/**
 * An interview as the applicant sees it: times to choose from in their own time zone, then the
 * booked one. Renders nothing if none was offered or the application was withdrawn.
 */
export const InterviewChoice = ({ application }: { application: ApplicationDetails }) => {
  const { interview, state } = application;
  const focus = useAnswerFocus(interview?.state);
  if (!interview || state === 'withdrawn') return null;
  if (interview.state === 'offered') return <Offered {...{ application, interview }} {...focus} />;
  if (interview.state === 'booked') return <Booked {...{ application, interview }} {...focus} />;
  const declined = interview.chosenAt === undefined ? texts.declined : texts.givenUp;
  return (
    <Frame component="section">
      <p {...focus.focusable}>
        {interview.state === 'declined'
          ? declined
          : texts.cancelled(application.companyname || applicationTexts.theEmployer)}
      </p>
    </Frame>
  );
};
