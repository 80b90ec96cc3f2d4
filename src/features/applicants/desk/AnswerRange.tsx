import { useId, useState } from 'react';
import type { JobQuestion } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { styled } from '@/ui/styled';
import { answerFilterOf, readAnswerFilter, readNumberAnswer } from '@contract/jobs/jobAnswers';
import type { DeskSearch } from './useDeskSearch';

const { range: texts } = applicantTexts.filters;
const Frame = styled('fieldset')(({ theme }) => ({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& > div': { width: 110 },
  [theme.breakpoints.down('sm')]: { '& > span': { flex: '1 0 100%' } },
}));

type BoundProps = {
  search: DeskSearch;
  questionId: string;
  name: 'answerFrom' | 'answerTo';
  label: string;
};

/** Normalizes a typed number for the URL; '' if it isn't one. */
const numberIn = (typed: string): string => readNumberAnswer(typed) ?? '';

const Bound = ({ search, questionId, name, label }: BoundProps) => {
  const [isWrong, setWrong] = useState(false);
  const set = readAnswerFilter(search[name] ?? '');
  const inUrl = set?.questionId === questionId ? set.answer : '';
  const commit = (typed: string): void => {
    const number = numberIn(typed);
    setWrong(number === '' && typed.trim() !== '');
    if (number !== inUrl)
      search.change({ [name]: number === '' ? undefined : answerFilterOf(questionId, number) });
  };
  const { input } = useDebouncedText(inUrl, commit, numberIn);
  return (
    <TextInput
      label={label}
      placeholder={label}
      hideLabel
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      error={isWrong ? texts.noNumber : undefined}
      {...input}
    />
  );
};

type RangeProps = { search: DeskSearch; question: JobQuestion };

/** Filters by a question's number in a range; either end can be empty. */
export const AnswerRange = ({ search, question: { id, text } }: RangeProps) => {
  const textId = useId();
  return (
    <Frame aria-labelledby={textId}>
      <span id={textId} dir="auto">
        {text}
      </span>
      <Bound search={search} questionId={id} name="answerFrom" label={texts.from} />
      <Bound search={search} questionId={id} name="answerTo" label={texts.to} />
    </Frame>
  );
};
