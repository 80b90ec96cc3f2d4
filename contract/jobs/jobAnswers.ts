/** "1,200" and "1 200" are over a thousand, "6,5" is six and a half. */
const grouped = /^-?[1-9]\d{0,2}([,\s])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const plain = /^-?\d{1,12}(\.\d{1,6})?$/;

/**
 * Normalizes the answer to a numeric question for storage: digits, a decimal point and a minus sign
 * only. Returns `undefined` if the text isn't a number, or if its thousands are grouped
 * inconsistently.
 */
export const readNumberAnswer = (typed: string): string | undefined => {
  const text = typed.trim();
  const number = grouped.test(text) ? text.replaceAll(/[,\s]/g, '') : text.replace(',', '.');
  return plain.test(number) ? number : undefined;
};

/** Serializes an answer filter for URLs: "q1:yes". A colon in the id is escaped. */
export const answerFilterOf = (questionId: string, answer: string): string =>
  `${questionId.replaceAll('%', '%25').replaceAll(':', '%3A')}:${answer}`;

/** Parses the result of `answerFilterOf`; returns `undefined` if it contains no question id. */
export const readAnswerFilter = (
  text: string,
): { questionId: string; answer: string } | undefined => {
  const at = text.indexOf(':');
  if (at < 1) return undefined;
  const questionId = text.slice(0, at).replaceAll('%3A', ':').replaceAll('%25', '%');
  return { questionId, answer: text.slice(at + 1) };
};
