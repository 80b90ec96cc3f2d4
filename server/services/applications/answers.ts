import { readNumberAnswer } from '@contract/jobs/jobAnswers';
import { ApiError } from '../../errors';
import type { JobQuestion, StoredAnswer } from '../../repositories/applications/applications';
import { hostApplicationTexts } from '../../texts/applications';
import type { Wire } from '../../wire';

/** Returns the answer as stored; `undefined` if it doesn't fit the question. */
const readAnswer = ({ kind, choices = [] }: JobQuestion, answer: string): string | undefined => {
  if (kind === 'yesNo') return ['yes', 'no'].find((each) => each === answer);
  if (kind === 'choice') return choices.find((each) => each === answer);
  if (kind === 'number') return readNumberAnswer(answer);
  return answer;
};

const wrongText = ({ kind, text }: JobQuestion): string =>
  kind === 'number'
    ? hostApplicationTexts.answerNoNumber(text)
    : hostApplicationTexts.answerWrong(text);

/**
 * Returns the answers to a job's questions, each with its question as it was asked. Throws a 400
 * for a missing or invalid answer, or if the questions have changed in the meantime.
 */
export const readAnswers = (
  questions: readonly JobQuestion[],
  given: readonly Wire<'ApplicationAnswerInput'>[] = [],
): StoredAnswer[] => {
  if (given.some(({ questionId }) => !questions.some(({ id }) => id === questionId)))
    throw new ApiError(400, hostApplicationTexts.questionsChanged, 'answers');
  return questions.flatMap((question) => {
    const typed = given.find(({ questionId }) => questionId === question.id)?.answer.trim() ?? '';
    if (typed === '') {
      if (question.required)
        throw new ApiError(400, hostApplicationTexts.answerMissing(question.text), 'answers');
      return [];
    }
    const answer = readAnswer(question, typed);
    if (answer === undefined) throw new ApiError(400, wrongText(question), 'answers');
    return [{ questionId: question.id, question: question.text, answer }];
  });
};
