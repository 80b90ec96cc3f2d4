import type { JobQuestion } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SelectInput } from '@/ui/form/SelectInput';
import type { DeskSearch } from './useDeskSearch';

const { filters: texts } = applicantTexts;

/** What a question can be answered with; nothing where the applicant writes the answer. */
const choicesOf = ({ kind, choices = [] }: JobQuestion): readonly string[] =>
  kind === 'yesNo' ? ['yes', 'no'] : kind === 'choice' ? choices : [];

type AnswerPickerProps = { search: DeskSearch; questions: readonly JobQuestion[] };

/** Who gave one of the answers that a job's questions offer; nothing where they offer none. */
export const AnswerPicker = ({ search, questions }: AnswerPickerProps) => {
  const groups = questions
    .map((question) => ({
      question,
      options: choicesOf(question).map((choice) => ({
        value: `${question.id}:${choice}`,
        label: answerText(choice),
      })),
    }))
    .filter(({ options }) => options.length > 0);
  if (groups.length === 0) return null;
  const isOffered = groups.some(({ options }) =>
    options.some(({ value }) => value === search.answer),
  );
  return (
    <SelectInput
      name="answer"
      label={texts.answers}
      hideLabel
      value={isOffered ? search.answer : ''}
      onChange={({ target }) => search.change({ answer: target.value })}
    >
      <option value="">{texts.anyAnswer}</option>
      {groups.map(({ question, options }) => (
        <optgroup key={question.id} label={question.text}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectInput>
  );
};
