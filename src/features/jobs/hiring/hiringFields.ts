import type { Job, JobHiring, JobQuestion } from '@/api/jobBoardApi';
import { hiringTexts } from '@/texts/jobs/hiring';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { site } from '@contract/constants/site';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';

/** The fields of our own host's job forms beside the job's: the questions as JSON. */
export type HiringField =
  | 'questions'
  | 'answersWithin'
  | 'workplace'
  | 'closesOn'
  | 'longDescription';
export type HiringTyped = Record<HiringField, string>;
/** A form with these fields. */
export type HiringForm = Pick<CheckedForm<string>, 'rhf'> & {
  field: (name: HiringField) => ReturnType<CheckedForm<string>['field']>;
};

/** A question as it is edited: with choices for every kind, unfinished ones too. */
export type TypedQuestion = Omit<JobQuestion, 'choices'> & { choices: string[] };
type Kind = JobQuestion['kind'];
export const workplaces = ['onSite', 'hybrid', 'remote'] as const satisfies NonNullable<
  Job['workplace']
>[];
export const kinds = ['yesNo', 'choice', 'text', 'number'] as const satisfies Kind[];

export const emptyHiring: HiringTyped = {
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

/** The questions of a form's field; none where it can't be read. */
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

/** What a job asks and promises, as the form shows it. */
export const typedHiringOf = ({
  questions = [],
  answersWithin,
  workplace,
  closesOn = '',
  longDescription = '',
}: Partial<Job>): HiringTyped => ({
  workplace: workplace ?? '',
  closesOn,
  longDescription,
  questions: writeQuestions(questions.flatMap(readQuestion)),
  answersWithin: answersWithin === undefined ? '' : String(answersWithin),
});

/** These fields of a form's values. */
export const hiringIn = (values: Partial<Record<string, unknown>>): HiringTyped => {
  const typed = { ...emptyHiring };
  for (const name of hiringFields) {
    const value = values[name];
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
};

/** What was typed as the body of updateJobHiring. */
export const hiringOf = ({
  questions,
  answersWithin,
  workplace,
  closesOn,
  longDescription,
}: HiringTyped): JobHiring => ({
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

/** The fields that say something; of a new job, those that are to be saved. */
const filledHiring = (typed: HiringTyped): HiringField[] =>
  hiringFields.filter((name) =>
    name === 'questions' ? readQuestions(typed.questions).length > 0 : typed[name].trim() !== '',
  );
/** Whether a new job asks and promises nothing. */
export const isHiringEmpty = (typed: HiringTyped): boolean => filledHiring(typed).length === 0;
/** "questions and last day to apply". */
export const hiringPartsText = (names: readonly HiringField[]): string =>
  new Intl.ListFormat(site.locale).format(names.map((name) => hiringTexts.parts[name]));
/** That a new job is stored, but not these parts of it. */
export const unsavedText = (as: 'job' | 'draft', typed: HiringTyped): string =>
  hiringTexts.stored[as](hiringPartsText(filledHiring(typed)));

/** The names of the inputs of a question and its choices; places from 0. */
export const questionName = (place: number): string => `question${place + 1}`;
export const choiceName = (place: number, choice: number): string =>
  `${questionName(place)}choice${choice + 1}`;

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
/** What each of them says when it is empty. */
export const missingQuestionTexts: Record<string, string> = Object.fromEntries(
  places(limits.jobQuestions).flatMap((place) => [
    [questionName(place), hiringTexts.text.missing],
    ...places(limits.questionChoices).map((choice) => [
      choiceName(place, choice),
      hiringTexts.choice.missing,
    ]),
  ]),
);

const refusalOf = (question: TypedQuestion, place: number): { name: string; message: string }[] => {
  if (question.text.trim() === '')
    return [{ name: questionName(place), message: hiringTexts.text.missing }];
  if (question.kind !== 'choice') return [];
  const folded = question.choices.map((choice) => caseFold(choice.trim()));
  const index = folded.findIndex((text, at) => text === '' || folded.indexOf(text) !== at);
  if (index === -1) return [];
  const { missing, same } = hiringTexts.choice;
  return [{ name: choiceName(place, index), message: folded[index] === '' ? missing : same }];
};

/** The first question that has only blanks, or one answer twice: the browser's checks let it pass. */
export const hiringRefusal = (
  typed: HiringTyped,
  stopped: string[],
): { field: { name: string; message: string } } | null => {
  const [field] = stopped.length > 0 ? [] : readQuestions(typed.questions).flatMap(refusalOf);
  return field ? { field } : null;
};
