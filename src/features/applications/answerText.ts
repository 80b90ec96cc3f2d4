import { applyTexts } from '@/texts/jobs/apply';

const { questions: texts } = applyTexts;

/** An answer to a job's question as it is read. */
export const answerText = (answer: string): string =>
  answer === 'yes' ? texts.yes : answer === 'no' ? texts.no : answer;
