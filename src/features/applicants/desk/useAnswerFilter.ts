import { useState } from 'react';
import type { JobQuestion } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { applicantTexts } from '@/texts/jobs/applicants';
import { answerFilterOf, readAnswerFilter } from '@contract/jobs/jobAnswers';
import { noAnswer } from './deskParams';
import type { DeskSearch } from './useDeskSearch';

/**
 * The option value of a question's range. It can't collide with an answer's value, which contains a
 * colon.
 */
const rangeValue = (place: number): string => String(place);

/** Returns the filter options of a question; none for free-text answers. */
const optionsOf = ({ id, kind, choices = [] }: JobQuestion, place: number) => {
  if (kind === 'number')
    return [{ value: rangeValue(place), label: applicantTexts.filters.range.option }];
  const offered = kind === 'yesNo' ? ['yes', 'no'] : kind === 'choice' ? choices : [];
  return offered.map((choice) => ({
    value: answerFilterOf(id, choice),
    label: answerText(choice),
  }));
};

/** Returns the filter by answers: the options of a job's questions, and the selected one. */
export const useAnswerFilter = (search: DeskSearch, questions: readonly JobQuestion[]) => {
  // a range with two empty ends isn't in the URL yet
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
    /** The selected option; '' for none. */
    value: isOffered ? (value ?? '') : '',
    /** The question whose range is selected. */
    ranged,
    pick: (chosen: string): void => {
      const question = questions.find((_question, place) => rangeValue(place) === chosen);
      setPicked(question?.id);
      search.change({ ...noAnswer, ...(!question && { answer: chosen }) });
    },
  };
};
export type AnswerFilter = ReturnType<typeof useAnswerFilter>;
