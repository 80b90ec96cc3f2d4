import { applyTexts } from '@/texts/jobs/apply';

const { questions: texts } = applyTexts;

/** Returns an answer to a job's question as shown to the reader. */
export const answerText = (answer: string): string =>
  answer === 'yes' ? texts.yes : answer === 'no' ? texts.no : answer;
