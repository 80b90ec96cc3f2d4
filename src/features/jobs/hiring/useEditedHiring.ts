import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { workplaceText } from '@/features/jobs/card/workplaceText';
import { hiringTexts } from '@/texts/jobs/hiring';
import { dateText } from '@/ui/text/dateTexts';
import {
  hiringFields,
  hiringPartsText,
  readQuestions,
  typedHiringOf,
  type HiringField,
  type HiringTyped,
} from './hiringFields';
import { useSaveHiring } from './useSaveHiring';

const { meanwhile, promise, workplace } = hiringTexts;

/** What the host has of an edited field by now. */
const presentText = (name: HiringField, present: HiringTyped): string => {
  if (name === 'questions')
    return meanwhile.questions(readQuestions(present.questions).map(({ text }) => text));
  if (name === 'workplace')
    return meanwhile.workplace(workplaceText(present.workplace) ?? workplace.none);
  if (name === 'longDescription') return meanwhile.longDescription(present.longDescription);
  if (name === 'closesOn') return meanwhile.closesOn(dateText(present.closesOn));
  const { answersWithin: days } = present;
  return meanwhile.promise(days === '' ? promise.none : promise.days(Number(days)));
};

/**
 * What an edited job asks and promises. Lists have no questions, so they may have to be read first:
 * `start` is what is known when the form opens, `base` what the form's fields were filled with;
 * null until it is known. `saveHiring` sends what was edited here and, as the call takes both
 * fields, the other one as `saved` has it, the job as the host has just answered it. It resolves to
 * why nothing was sent or saved, or null: a field that another window has changed, too, is sent
 * only by the next press.
 */
export const useEditedHiring = (job: Job) => {
  const { extensions } = useHostConfig();
  const isKnown = job.questions !== undefined;
  const { currentData, isFetching, refetch } = useGetJobQuery(
    { id: job._id },
    { skip: !extensions || isKnown },
  );
  const { save } = useSaveHiring();
  const [start] = useState(() => typedHiringOf(job));
  const [base, setBase] = useState(isKnown ? start : null);
  // once only: a later reading has other people's changes, which are no edits of this form
  const known = isKnown ? job : currentData;
  if (base === null && known) setBase(typedHiringOf(known));
  const editedIn = (typed: HiringTyped): HiringField[] =>
    base === null ? [] : hiringFields.filter((name) => typed[name] !== base[name]);
  const saveHiring = async (typed: HiringTyped, saved: Partial<Job>): Promise<string | null> => {
    const edited = editedIn(typed);
    if (!extensions || base === null || edited.length === 0) return null;
    const present = saved.questions === undefined ? base : typedHiringOf(saved);
    const overtaken = edited.filter(
      (name) => present[name] !== base[name] && present[name] !== typed[name],
    );
    if (overtaken.length > 0) {
      setBase(present);
      return [...overtaken.map((name) => presentText(name, present)), meanwhile.again].join(' ');
    }
    const valueOf = (name: HiringField) => (edited.includes(name) ? typed : present)[name];
    const sent = {
      questions: valueOf('questions'),
      answersWithin: valueOf('answersWithin'),
      workplace: valueOf('workplace'),
      closesOn: valueOf('closesOn'),
      longDescription: valueOf('longDescription'),
    };
    const why = await save(job._id, sent);
    if (why === null) setBase(sent);
    return why;
  };
  return {
    saveHiring,
    /** That the job's own texts were saved, but not what was edited here. */
    unsavedText: (typed: HiringTyped): string =>
      hiringTexts.stored.changed(hiringPartsText(editedIn(typed))),
    hiring: {
      start,
      base,
      /** The last day to apply that the host has. */
      closesOn: (base ?? start).closesOn,
      editedIn,
      isKnown,
      isFetching,
      refetch: () => void refetch(),
    },
  };
};
export type EditedHiringState = ReturnType<typeof useEditedHiring>['hiring'];
