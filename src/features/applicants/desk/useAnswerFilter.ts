import { useState } from 'react';
import type { JobQuestion } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { applicantTexts } from '@/texts/jobs/applicants';
import { answerFilterOf, readAnswerFilter } from '@contract/jobs/jobAnswers';
import { noAnswer } from './deskParams';
import type { DeskSearch } from './useDeskSearch';

/** Stands for a question's range; a chosen answer has a colon. */
const rangeValue = (place: number): string => String(place);

/** What a question can be filtered by; nothing where the applicant answers in words. */
const optionsOf = ({ id, kind, choices = [] }: JobQuestion, place: number) => {
  if (kind === 'number')
    return [{ value: rangeValue(place), label: applicantTexts.filters.range.option }];
  const offered = kind === 'yesNo' ? ['yes', 'no'] : kind === 'choice' ? choices : [];
  return offered.map((choice) => ({
    value: answerFilterOf(id, choice),
    label: answerText(choice),
  }));
};

/** The filter by answers: what one job's questions offer, and what is picked of it. */
export const useAnswerFilter = (search: DeskSearch, questions: readonly JobQuestion[]) => {
  // a range without ends is no filter yet
  const [picked, setPicked] = useState<string>();
  const { answer, answerFrom, answerTo } = search;
  const set = readAnswerFilter(answerFrom ?? answerTo ?? '')?.questionId;
  const rangeId = set ?? (answer === undefined ? picked : undefined);
  const ranged = questions.find(({ id, kind }) => id === rangeId && kind === 'number');
  const value = ranged ? rangeValue(questions.indexOf(ranged)) : answer;
  const groups = questions
    .map((question, place) => ({ question, options: optionsOf(question, place) }))
    .filter(({ options }) => options.length > 0);
  const isOffered = groups.some(({ options }) => options.some((each) => each.value === value));
  return {
    groups,
    /** The picked option; '' for none. */
    value: isOffered ? (value ?? '') : '',
    /** The question whose range is picked. */
    ranged,
    pick: (chosen: string): void => {
      const question = questions.find((_question, place) => rangeValue(place) === chosen);
      setPicked(question?.id);
      search.change({ ...noAnswer, ...(!question && { answer: chosen }) });
    },
  };
};
export type AnswerFilter = ReturnType<typeof useAnswerFilter>;
