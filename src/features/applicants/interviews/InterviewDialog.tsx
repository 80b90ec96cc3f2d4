import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import type { Applicant, Interview } from '@/api/jobBoardApi';
import { useOfferInterviewMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { letterTexts } from '@/texts/jobs/letters';
import { TrashIcon } from '@/ui/art/actionIcons';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { localInputText, ownTimeZone, timeZoneName } from '@/ui/text/localTimes';
import { DiscardedLettersNote } from '../moves/DiscardedLettersNote';
import { CountsAsAnswer } from '../promise/CountsAsAnswer';

const { interview: texts } = letterTexts;
const kinds = ['onSite', 'video', 'phone'] as const;
type Kind = (typeof kinds)[number];
const lengths = [15, 20, 30, 45, 60, 90, 120] as const;
const maxTimes = 5;
const timeNames = ['time0', 'time1', 'time2', 'time3', 'time4'] as const;
type Name = (typeof timeNames)[number] | 'place' | 'message';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > legend': { marginBottom: 6, fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
  '& > .kinds': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
  '& > .time': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 8,
    '& > div': { flex: 1, minWidth: 0 },
  },
  '& > .zone': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));

type InterviewDialogProps = {
  applicant: Applicant;
  name: string;
  /** The existing interview, whose times, place and length prefill the form. */
  former?: Interview | undefined;
  onSent: () => void;
  onClose: () => void;
};

/**
 * Returns ten o'clock two days from now, or on the following Monday if that is on a weekend, as the
 * value of a `datetime-local` input.
 */
const firstSuggestion = (): string => {
  const at = new Date();
  at.setDate(at.getDate() + 2);
  while (at.getDay() === 0 || at.getDay() === 6) at.setDate(at.getDate() + 1);
  at.setHours(10, 0);
  return localInputText(at);
};

/** Returns the offered or booked times that are in the future, as input values. */
const presentTimes = ({ state, times, chosenAt }: Interview): string[] =>
  (state === 'booked' && chosenAt !== undefined ? [chosenAt] : times)
    .map((time) => new Date(time))
    .filter((time) => time.getTime() > Date.now())
    .map(localInputText);

/** Returns an error if the times can't be offered, otherwise `null`. */
const timesProblem = (typed: readonly { name: Name; value: string }[]): FormError<Name> | null => {
  const past = typed.find(({ value }) => Date.parse(value) <= Date.now());
  if (past) return { field: { name: past.name, message: texts.past } };
  const twice = typed.find(
    ({ value }, index) => typed.findIndex((each) => each.value === value) !== index,
  );
  return twice ? { field: { name: twice.name, message: texts.same } } : null;
};

/** Whether everything but the times equals the current offer or booking. */
const isSame = (
  { state, ...former }: Interview,
  typed: Pick<Interview, 'kind' | 'minutes' | 'place' | 'message'>,
): boolean =>
  (state === 'offered' || state === 'booked') &&
  former.kind === typed.kind &&
  former.minutes === typed.minutes &&
  former.place === typed.place.trim() &&
  former.message === typed.message.trim();

/** The values of the dialog's controls outside the form, and its initial times. */
type Chosen = { kind: Kind; minutes: number; count: number; present: readonly string[] };

const useInterviewForm = (
  { applicant, former, onSent, onClose }: InterviewDialogProps,
  { kind, minutes, count, present }: Chosen,
) => {
  const [offer] = useOfferInterviewMutation();
  const names = timeNames.slice(0, count);
  const typedOf = (values: Record<Name, string>) =>
    names.map((name) => ({ name, value: values[name] })).filter(({ value }) => value !== '');
  const send = async (values: Record<Name, string>): Promise<FormError<Name> | null> => {
    const times = typedOf(values).map(({ value }) => value);
    if (former && isSame(former, { ...values, kind, minutes }) && times.join() === present.join())
      return { problem: { text: texts.unchanged } };
    try {
      await offer({
        id: applicant._id,
        interviewInput: {
          kind,
          minutes,
          place: values.place,
          message: values.message,
          // typed times are in the user's time zone
          times: times.map((time) => new Date(time).toISOString()),
          ...ownTimeZone(),
        },
      }).unwrap();
      notify.success(texts.sent);
      onSent();
      onClose();
      return null;
    } catch (error) {
      return { problem: { text: refusalText(error, texts.failed) } };
    }
  };
  return useCheckedForm<Name>({
    defaultValues: {
      time0: present[0] ?? firstSuggestion(),
      time1: present[1] ?? '',
      time2: present[2] ?? '',
      time3: present[3] ?? '',
      time4: present[4] ?? '',
      place: former?.place ?? '',
      message: former?.message ?? '',
    },
    missing: {
      time0: texts.missing.time,
      time1: texts.missing.time,
      time2: texts.missing.time,
      time3: texts.missing.time,
      time4: texts.missing.time,
      place: texts.place[kind].missing,
      message: '',
    },
    check: (values) => timesProblem(typedOf(values)),
    send,
  });
};

type TimesProps = {
  name: string;
  count: number;
  form: ReturnType<typeof useInterviewForm>;
  onCount: (count: number) => void;
};

/** The inputs of up to five times, each of which can be removed. */
const Times = ({ name, count, form: { field, rhf }, onCount }: TimesProps) => {
  const group = useRef<HTMLFieldSetElement>(null);
  const focusLater = useFocusLater();
  /** The pressed button disappears with its time, or once the maximum is reached. */
  const focusTime = (index: number): void =>
    focusLater(
      () => group.current?.querySelector<HTMLElement>(`[name="${timeNames[index]}"]`) ?? null,
    );
  const remove = (index: number): void => {
    // moves the later times up
    for (let at = index; at < count - 1; at += 1)
      rhf.setValue(timeNames[at] ?? 'time0', rhf.getValues(timeNames[at + 1] ?? 'time0') ?? '');
    rhf.setValue(timeNames[count - 1] ?? 'time0', '');
    focusTime(Math.min(index, count - 2));
    onCount(count - 1);
  };
  return (
    <Group ref={group}>
      <legend>{texts.times(name)}</legend>
      {timeNames.slice(0, count).map((each, index) => (
        <div className="time" key={each}>
          <TextInput
            {...field(each)}
            type="datetime-local"
            label={texts.time(index + 1)}
            required
            step={300}
          />
          {count > 1 && (
            <IconButton aria-label={texts.removeTime(index + 1)} onClick={() => remove(index)}>
              <TrashIcon size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {count < maxTimes && (
        <Button
          variant="text"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            focusTime(count);
            onCount(count + 1);
          }}
        >
          {texts.addTime}
        </Button>
      )}
      <p className="zone">{texts.zone(timeZoneName())}</p>
    </Group>
  );
};

/**
 * The dialog that offers an applicant up to five times for an interview, or replaces an earlier
 * offer.
 */
export const InterviewDialog = (props: InterviewDialogProps) => {
  const { applicant, name, former, onClose } = props;
  const groupName = useId();
  const [kind, setKind] = useState<Kind>(former?.kind ?? 'onSite');
  const [minutes, setMinutes] = useState(former?.minutes ?? 45);
  const [present] = useState(() => (former ? presentTimes(former) : []));
  const [count, setCount] = useState(present.length || 3);
  const form = useInterviewForm(props, { kind, minutes, count, present });
  return (
    <FormDialog
      title={former ? texts.changeTitle : texts.title}
      intro={texts.intro(name, applicant.jobtitle)}
      form={form.form}
      busy={form.busy}
      submitLabel={texts.send}
      onClose={onClose}
      isUnsaved={form.isUnsaved}
    >
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <DiscardedLettersNote move="interview" applicants={[applicant]} />
      <Group>
        <legend>{texts.kind}</legend>
        <div className="kinds">
          {kinds.map((each) => (
            <RadioInput
              key={each}
              name={groupName}
              label={texts.kinds[each]}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
          ))}
        </div>
      </Group>
      <Times {...{ name, count, form }} onCount={setCount} />
      <SelectInput
        label={texts.minutes}
        value={minutes}
        onChange={({ target }) => setMinutes(Number(target.value))}
      >
        {lengths.map((each) => (
          <option key={each} value={each}>
            {texts.length(each)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...form.field('place')}
        label={texts.place[kind].label}
        maxLength={300}
        required
        dir="auto"
      />
      <TextArea {...form.field('message')} label={texts.message} maxLength={4000} dir="auto" />
      <CountsAsAnswer applicant={applicant} />
    </FormDialog>
  );
};
