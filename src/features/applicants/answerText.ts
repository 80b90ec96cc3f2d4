import { applicantTexts } from '@/texts/jobs/applicants';

const { panel: texts } = applicantTexts;

/** An answer to a job's question as it is read. */
export const answerText = (answer: string): string =>
  answer === 'yes' ? texts.yes : answer === 'no' ? texts.no : answer;
