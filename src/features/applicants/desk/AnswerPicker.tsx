import { useState } from 'react';
import type { JobQuestion } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SelectInput } from '@/ui/form/SelectInput';
import { answerFilterOf, readAnswerFilter } from '@contract/jobAnswers';
import { AnswerRange } from './AnswerRange';
import { noAnswer, type DeskSearch } from './useDeskSearch';

const { filters: texts } = applicantTexts;
/** Stands for a question's range; a chosen answer has a colon. */
const rangeValue = (place: number): string => String(place);

/** What a question can be filtered by; nothing where the applicant answers in words. */
const optionsOf = ({ id, kind, choices = [] }: JobQuestion, place: number) => {
  if (kind === 'number') return [{ value: rangeValue(place), label: texts.range.option }];
  const offered = kind === 'yesNo' ? ['yes', 'no'] : kind === 'choice' ? choices : [];
  return offered.map((choice) => ({
    value: answerFilterOf(id, choice),
    label: answerText(choice),
  }));
};

type AnswerPickerProps = { search: DeskSearch; questions: readonly JobQuestion[] };

/** Who gave an answer that a job's questions offer, or a number in a range; nothing without such. */
export const AnswerPicker = ({ search, questions }: AnswerPickerProps) => {
  // a range without ends is no filter yet
  const [picked, setPicked] = useState<string>();
  const { answer, answerFrom, answerTo } = search;
  const groups = questions
    .map((question, place) => ({ question, options: optionsOf(question, place) }))
    .filter(({ options }) => options.length > 0);
  if (groups.length === 0) return null;
  const set = readAnswerFilter(answerFrom ?? answerTo ?? '')?.questionId;
  const rangeId = set ?? (answer === undefined ? picked : undefined);
  const ranged = questions.find(({ id, kind }) => id === rangeId && kind === 'number');
  const value = ranged ? rangeValue(questions.indexOf(ranged)) : answer;
  const isOffered = groups.some(({ options }) => options.some((each) => each.value === value));
  const pick = (chosen: string): void => {
    const question = questions.find((_question, place) => rangeValue(place) === chosen);
    setPicked(question?.id);
    search.change({ ...noAnswer, ...(!question && { answer: chosen }) });
  };
  return (
    <>
      <SelectInput
        name="answer"
        label={texts.answers}
        hideLabel
        value={isOffered ? value : ''}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">{texts.anyAnswer}</option>
        {groups.map(({ question, options }) => (
          <optgroup key={question.id} label={question.text}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
      {ranged && <AnswerRange key={ranged.id} search={search} question={ranged} />}
    </>
  );
};
