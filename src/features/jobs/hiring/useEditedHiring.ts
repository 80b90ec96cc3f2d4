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
  toHiringFormValues,
  type HiringField,
  type HiringFormValues,
} from './hiringFields';
import { useSaveHiring } from './useSaveHiring';

const { meanwhile, promise, workplace } = hiringTexts;

/** Returns the text about an edited field's value on the host. */
const presentText = (name: HiringField, present: HiringFormValues): string => {
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
 * The hiring fields of a job that is being edited. Jobs in lists have no questions, so the fields
 * may have to be fetched first: `start` is what is known when the form opens, `base` what the
 * form's fields were filled with, `null` until it is loaded.
 *
 * `saveHiring` sends the edited fields. Since the call takes all hiring fields, the others are sent
 * as in `saved`, the job that the host has just returned. Resolves to `null` on success or if
 * nothing was edited, otherwise to the reason why nothing was saved. A field that another window
 * has changed, too, isn't overwritten until the user saves again.
 */
export const useEditedHiring = (job: Job) => {
  const { extensions } = useHostConfig();
  const isKnown = job.questions !== undefined;
  const { currentData, isFetching, refetch } = useGetJobQuery(
    { id: job._id },
    { skip: !extensions || isKnown },
  );
  const { save } = useSaveHiring();
  const [start] = useState(() => toHiringFormValues(job));
  const [base, setBase] = useState(isKnown ? start : null);
  // only once: later responses contain other people's changes, which aren't edits of this form
  const known = isKnown ? job : currentData;
  if (base === null && known) setBase(toHiringFormValues(known));
  const editedIn = (typed: HiringFormValues): HiringField[] =>
    base === null ? [] : hiringFields.filter((name) => typed[name] !== base[name]);
  const saveHiring = async (
    typed: HiringFormValues,
    saved: Partial<Job>,
  ): Promise<string | null> => {
    const edited = editedIn(typed);
    if (!extensions || base === null || edited.length === 0) return null;
    const present = saved.questions === undefined ? base : toHiringFormValues(saved);
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
    /** Returns the message that the job's texts were saved, but the hiring fields weren't. */
    unsavedText: (typed: HiringFormValues): string =>
      hiringTexts.stored.changed(hiringPartsText(editedIn(typed))),
    hiring: {
      start,
      base,
      /** The last day to apply that is stored on the host. */
      closesOn: (base ?? start).closesOn,
      editedIn,
      isKnown,
      isFetching,
      refetch: () => void refetch(),
    },
  };
};
export type EditedHiringState = ReturnType<typeof useEditedHiring>['hiring'];
