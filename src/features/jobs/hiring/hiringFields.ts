import type { Job, JobHiring, JobQuestion } from '@/api/jobBoardApi';
import { hiringTexts } from '@/texts/jobs/hiring';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { site } from '@contract/constants/site';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';

/** Our host's fields of job forms, in addition to the spec's; `questions` is JSON. */
export type HiringField =
  | 'questions'
  | 'answersWithin'
  | 'workplace'
  | 'closesOn'
  | 'longDescription';
export type HiringFormValues = Record<HiringField, string>;
/** A form that has these fields. */
export type HiringForm = Pick<CheckedForm<string>, 'rhf'> & {
  field: (name: HiringField) => ReturnType<CheckedForm<string>['field']>;
};

/** A question while it is edited: every kind has `choices`, which may be incomplete. */
export type TypedQuestion = Omit<JobQuestion, 'choices'> & { choices: string[] };
type Kind = JobQuestion['kind'];
export const workplaces = ['onSite', 'hybrid', 'remote'] as const satisfies NonNullable<
  Job['workplace']
>[];
export const kinds = ['yesNo', 'choice', 'text', 'number'] as const satisfies Kind[];

export const emptyHiring: HiringFormValues = {
  questions: '[]',
  answersWithin: '',
  workplace: '',
  closesOn: '',
  longDescription: '',
};
const isHiringField = (name: string): name is HiringField => Object.hasOwn(emptyHiring, name);
export const hiringFields = Object.keys(emptyHiring).filter(isHiringField);
export const noQuestion = (id: string): TypedQuestion => ({
  id,
  kind: 'yesNo',
  text: '',
  required: true,
  choices: ['', ''],
});

const readQuestion = (value: unknown): TypedQuestion[] => {
  if (!isRecord(value)) return [];
  const { id, kind, text, required, choices } = value;
  const known = kinds.find((each) => each === kind);
  if (typeof id !== 'string' || typeof text !== 'string' || known === undefined) return [];
  const texts = Array.isArray(choices)
    ? choices.filter((choice): choice is string => typeof choice === 'string')
    : [];
  return [
    {
      id,
      kind: known,
      text,
      required: required === true,
      choices: texts.length < 2 ? ['', ''] : texts,
    },
  ];
};

/** Parses the form's `questions` field; returns `[]` if it is invalid. */
export const readQuestions = (text: string | undefined): TypedQuestion[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.flatMap(readQuestion).slice(0, limits.jobQuestions) : [];
  } catch {
    return [];
  }
};
export const writeQuestions = (questions: readonly TypedQuestion[]): string =>
  JSON.stringify(questions);

/** Converts a job's hiring fields to form values. */
export const toHiringFormValues = ({
  questions = [],
  answersWithin,
  workplace,
  closesOn = '',
  longDescription = '',
}: Partial<Job>): HiringFormValues => ({
  workplace: workplace ?? '',
  closesOn,
  longDescription,
  questions: writeQuestions(questions.flatMap(readQuestion)),
  answersWithin: answersWithin === undefined ? '' : String(answersWithin),
});

/** Picks the hiring fields from a form's values. */
export const pickHiringFields = (values: Partial<Record<string, unknown>>): HiringFormValues => {
  const typed = { ...emptyHiring };
  for (const name of hiringFields) {
    const value = values[name];
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
};

/** Converts form values to the body of `updateJobHiring`. */
export const toJobHiring = ({
  questions,
  answersWithin,
  workplace,
  closesOn,
  longDescription,
}: HiringFormValues): JobHiring => ({
  questions: readQuestions(questions).map(({ choices, ...question }) => ({
    ...question,
    text: question.text.trim(),
    ...(question.kind === 'choice' && { choices: choices.map((choice) => choice.trim()) }),
  })),
  answersWithin: answersWithin === '' ? null : Number(answersWithin),
  workplace: workplaces.find((each) => each === workplace) ?? null,
  closesOn: closesOn === '' ? null : closesOn,
  longDescription: longDescription.trim() === '' ? null : longDescription,
});

/** Returns the fields that aren't empty, which are the ones to save for a new job. */
const filledHiring = (typed: HiringFormValues): HiringField[] =>
  hiringFields.filter((name) =>
    name === 'questions' ? readQuestions(typed.questions).length > 0 : typed[name].trim() !== '',
  );
/** Whether none of the hiring fields is filled in. */
export const isHiringEmpty = (typed: HiringFormValues): boolean => filledHiring(typed).length === 0;
/** Lists the parts in words: "questions and last day to apply". */
export const hiringPartsText = (names: readonly HiringField[]): string =>
  new Intl.ListFormat(site.locale).format(names.map((name) => hiringTexts.parts[name]));
/** Returns the message that a new job is stored without these parts. */
export const unsavedText = (as: 'job' | 'draft', typed: HiringFormValues): string =>
  hiringTexts.stored[as](hiringPartsText(filledHiring(typed)));

/** The input names of a question and its choices; places are zero-based. */
export const questionName = (place: number): string => `question${place + 1}`;
export const choiceName = (place: number, choice: number): string =>
  `${questionName(place)}choice${choice + 1}`;

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
/** The error of each of these inputs if it is empty. */
export const missingQuestionTexts: Record<string, string> = Object.fromEntries(
  places(limits.jobQuestions).flatMap((place) => [
    [questionName(place), hiringTexts.text.missing],
    ...places(limits.questionChoices).map((choice) => [
      choiceName(place, choice),
      hiringTexts.choice.missing,
    ]),
  ]),
);

const questionErrorsOf = (
  question: TypedQuestion,
  place: number,
): { name: string; message: string }[] => {
  if (question.text.trim() === '')
    return [{ name: questionName(place), message: hiringTexts.text.missing }];
  if (question.kind !== 'choice') return [];
  const folded = question.choices.map((choice) => caseFold(choice.trim()));
  const index = folded.findIndex((text, at) => text === '' || folded.indexOf(text) !== at);
  if (index === -1) return [];
  const { missing, same } = hiringTexts.choice;
  return [{ name: choiceName(place, index), message: folded[index] === '' ? missing : same }];
};

/**
 * Returns an error for the first question that has only whitespace or duplicate choices, which the
 * browser's validation accepts. Returns `null` if the browser has stopped the form (`stopped`).
 */
export const validateHiring = (
  typed: HiringFormValues,
  stopped: string[],
): { field: { name: string; message: string } } | null => {
  const [field] =
    stopped.length > 0 ? [] : readQuestions(typed.questions).flatMap(questionErrorsOf);
  return field ? { field } : null;
};
