import { useId } from 'react';
import type { Job, JobQuestion } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { CountedText } from '@/ui/form/CountedText';
import { ErrorText } from '@/ui/form/Field';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { TextInput } from '@/ui/form/TextInput';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { PartTitle } from './PartTitle';
import { answerField } from './useApplyForm';

const { questions: texts } = applyTexts;
/** Maximum length of a text answer, in characters, as in the contract. */
const answerLimit = 400;

const Frame = styled('section')({ display: 'grid', gap: 26, minWidth: 0 });
const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.subtitle2, padding: 0, marginBottom: 10 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& .choices > label': {
    minHeight: 46,
    margin: 0,
    padding: '8px 20px 8px 14px',
    border: `1px solid ${theme.vars.palette.field}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.card,
    alignItems: 'center',
    '&:has(:checked)': {
      borderColor: theme.vars.palette.brand,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand}`,
      backgroundColor: theme.vars.palette.brandSoft,
    },
  },
}));

type QuestionProps = { question: JobQuestion; name: string; form: CheckedForm<string> };

const optionsOf = ({ kind, choices = [] }: JobQuestion) =>
  kind === 'yesNo'
    ? [
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ]
    : choices.map((choice) => ({ value: choice, label: choice }));

const ChoiceQuestion = ({ question, name, form }: QuestionProps) => {
  const id = useId();
  const { error, ...field } = form.field(name);
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend dir="auto">{labelOf(question)}</legend>
      <div className="choices">
        {optionsOf(question).map(({ value, label }) => (
          <RadioInput
            key={value}
            {...field}
            value={value}
            label={<bdi>{label}</bdi>}
            required={question.required}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </Group>
  );
};

const labelOf = ({ text, required }: JobQuestion): string =>
  required ? text : texts.optional(text);

const Question = ({ question, name, form }: QuestionProps) => {
  if (question.kind === 'yesNo' || question.kind === 'choice')
    return <ChoiceQuestion question={question} name={name} form={form} />;
  const shared = { ...form.field(name), label: labelOf(question), required: question.required };
  return question.kind === 'number' ? (
    <TextInput
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      style={{ maxWidth: 220 }}
    />
  ) : (
    <CountedText
      {...shared}
      limit={answerLimit}
      maxLength={answerLimit}
      start={form.rhf.getValues(name) ?? ''}
      rows={3}
      dir="auto"
    />
  );
};

/** The employer's questions to applicants; renders nothing if there are none. */
export const Questions = ({ job, form }: { job: Job; form: CheckedForm<string> }) => {
  const id = useId();
  const { questions = [], companyname } = job;
  if (questions.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <PartTitle id={id} aside={texts.count(questions.length)}>
        {texts.title(companyname || applyTexts.theEmployer)}
      </PartTitle>
      {form.problem?.about === 'answers' && <FormAlert>{form.problem.text}</FormAlert>}
      {questions.map((question, index) => (
        <Question key={question.id} question={question} name={answerField(index)} form={form} />
      ))}
    </Frame>
  );
};
