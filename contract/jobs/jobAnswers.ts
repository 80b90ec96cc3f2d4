/** "1,200" and "1 200" are over a thousand, "6,5" is six and a half. */
const grouped = /^-?[1-9]\d{0,2}([,\s])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const plain = /^-?\d{1,12}(\.\d{1,6})?$/;

/**
 * An answer to a question for a number, as it is stored: digits, a point and a minus only.
 * undefined where anything but these was typed, or thousands that aren't grouped alike.
 */
export const readNumberAnswer = (typed: string): string | undefined => {
  const text = typed.trim();
  const number = grouped.test(text) ? text.replaceAll(/[,\s]/g, '') : text.replace(',', '.');
  return plain.test(number) ? number : undefined;
};

/** A filter by an answer, as URLs have it: "q1:yes". A colon in the id is escaped. */
export const answerFilterOf = (questionId: string, answer: string): string =>
  `${questionId.replaceAll('%', '%25').replaceAll(':', '%3A')}:${answer}`;

/** The reverse; undefined where the text names no question. */
export const readAnswerFilter = (
  text: string,
): { questionId: string; answer: string } | undefined => {
  const at = text.indexOf(':');
  if (at < 1) return undefined;
  const questionId = text.slice(0, at).replaceAll('%3A', ':').replaceAll('%25', '%');
  return { questionId, answer: text.slice(at + 1) };
};
