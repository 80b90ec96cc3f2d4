/** As many short texts as a few megabytes hold. */
const maxRemembered = 20_000;

/**
 * The same function of a text, which remembers its answers: the same words, titles and places are
 * looked at by one search after the other. Answers aren't to be changed.
 */
export const remembered = <Answer>(
  answer: (text: string) => Answer,
): ((text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= maxRemembered) known.clear();
    const now = answer(text);
    known.set(text, now);
    return now;
  };
};
