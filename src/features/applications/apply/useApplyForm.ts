import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application, Job } from '@/api/jobBoardApi';
import { useApplyToJobMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { applyTexts } from '@/texts/jobs/apply';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { readNumberAnswer } from '@contract/jobs/jobAnswers';
import { useSource } from '../source';
import { applyDraft, type ApplyDraft } from './applyDraft';
import { useChosenResume } from './useChosenResume';

/** Maximum length of the note, in characters, as in the contract. */
export const noteLimit = 2000;
/** Returns the form field of a question: ids may contain characters that field names can't. */
export const answerField = (index: number): string => `answer${index}`;

type Options = {
  job: Job;
  /** The text of the letter (spec §2.13). */
  message: string;
  username: string;
  onSent: (application: Application) => void;
};

const startOf = (job: Job, { note, answers }: ApplyDraft): Record<string, string> => ({
  note,
  ...Object.fromEntries(
    (job.questions ?? []).map(({ id }, index) => [answerField(index), answers[id] ?? '']),
  ),
});

/** Returns the non-empty answers. */
const answersOf = (job: Job, values: Partial<Record<string, string>>) =>
  (job.questions ?? []).flatMap(({ id: questionId }, index) => {
    const answer = values[answerField(index)]?.trim() ?? '';
    return answer === '' ? [] : [{ questionId, answer }];
  });

/** Returns the note and answers to send, without empty ones. */
const wordsOf = (job: Job, typed: Partial<Record<string, string>>) => {
  const note = typed['note']?.trim() ?? '';
  const answers = answersOf(job, typed);
  return { ...(note !== '' && { note }), ...(answers.length > 0 && { answers }) };
};

/** Checks what the browser's validation doesn't cover. */
const refusalOfTyped = (
  job: Job,
  typed: Partial<Record<string, string>>,
): FormError<string> | null => {
  if ((typed['note'] ?? '').length > noteLimit)
    return { field: { name: 'note', message: applyTexts.note.tooLong } };
  const place = (job.questions ?? []).findIndex(({ kind }, index) => {
    const answer = typed[answerField(index)]?.trim() ?? '';
    return kind === 'number' && answer !== '' && readNumberAnswer(answer) === undefined;
  });
  return place === -1
    ? null
    : { field: { name: answerField(place), message: applyTexts.questions.noNumber } };
};

/** Maps the host's error to the part of the form it is about. */
const applyRefusalOf = (error: unknown): FormError<string> => {
  const { status, message, field } = readApiError(error);
  if (status === 404) return { problem: { text: applyTexts.ended } };
  if (status === 409) return { problem: { text: message ?? applyTexts.already } };
  if (status !== null && status < 500 && message) {
    if (field === 'note') return { field: { name: field, message } };
    return { problem: { text: message, ...(field && { about: field }) } };
  }
  return { problem: { text: applyTexts.failed } };
};

/** Asks whether the user really wants to apply to an employer they blocked. */
const useBlockQuestion = () => {
  const [isAsking, setAsking] = useState(false);
  // a ref, since it is read right after the answer, before the next render
  const isMeant = useRef(false);
  return {
    isAsking,
    isMeant: (): boolean => isMeant.current,
    ask: (): void => setAsking(true),
    answer: (meant: boolean): void => {
      isMeant.current = meant;
      setAsking(false);
    },
  };
};

/**
 * Sends an application, once. Input is stored on this device until it is sent, so that it survives
 * a reload and a lost connection.
 */
export const useApplyForm = ({ job, message, username, onSent }: Options) => {
  const [apply] = useApplyToJobMutation();
  const source = useSource();
  // read once: later input lives in the form
  const [draft] = useState(() => applyDraft.read(username, job._id));
  const cv = useChosenResume(draft.resumeId);
  const cvSection = useRef<HTMLElement>(null);
  const questions = job.questions ?? [];
  const block = useBlockQuestion();
  const form = useCheckedForm<string>({
    defaultValues: startOf(job, draft),
    missing: Object.fromEntries(
      questions.map((_question, index) => [answerField(index), applyTexts.questions.missing]),
    ),
    check: (typed) => refusalOfTyped(job, typed),
    send: async (typed) => {
      const resumeId = await cv.resolveResumeId();
      if (resumeId === undefined) {
        // move to the error, which is out of sight of the button
        cvSection.current?.focus();
        return {};
      }
      try {
        const application = await apply({
          applicationInput: {
            jobId: job._id,
            message,
            ...(resumeId !== '' && { resumeId }),
            ...wordsOf(job, typed),
            source,
            ...(block.isMeant() && { despiteBlock: true }),
          },
        }).unwrap();
        applyDraft.drop(username, job._id);
        onSent(application);
        return null;
      } catch (error) {
        if (readApiError(error).field === 'despiteBlock') {
          block.ask();
          return {};
        }
        return applyRefusalOf(error);
      }
    },
  });
  useDraft({ job, username, choice: cv.choice, rhf: form.rhf });
  return {
    form,
    cv,
    cvSection,
    questions,
    blockQuestion: {
      open: block.isAsking,
      answer: (isMeant: boolean): void => {
        block.answer(isMeant);
        if (isMeant) form.form.ref.current?.requestSubmit();
      },
    },
  };
};

type DraftOptions = {
  job: Job;
  username: string;
  choice: string | undefined;
  rhf: ReturnType<typeof useCheckedForm<string>>['rhf'];
};
/** Stores the input from the first change on. */
const useDraft = ({ job, username, choice, rhf }: DraftOptions): void => {
  const write = useCallback((): void => {
    const typed = rhf.getValues();
    applyDraft.write(username, job._id, {
      note: typed['note'] ?? '',
      answers: Object.fromEntries(
        answersOf(job, typed).map(({ questionId, answer }) => [questionId, answer]),
      ),
      ...(choice !== undefined && { resumeId: choice }),
    });
  }, [job, username, choice, rhf]);
  const [first] = useState(choice);
  // storage is outside React
  useEffect(() => {
    if (choice !== first) write();
    const { unsubscribe } = rhf.watch(write);
    return unsubscribe;
  }, [write, rhf, choice, first]);
};
