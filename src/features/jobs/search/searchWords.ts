/** Text as it is compared: letter case and accents aside. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase();
  // most texts have no accent; taking them apart costs ten times as much
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
};

/** One thing that must (or, `denied`, must not) stand in a text: any of `any`. */
type Wanted = { any: string[]; denied: boolean };

const letter = /[\p{L}\p{N}]/u;

/** Whether a word or phrase stands in a folded text at the beginning of a word: "eng" in "engineer", not "ring" in "engineering". */
const standsIn = (text: string, wanted: string): boolean => {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !letter.test(text.charAt(at - 1))) return true;
  }
  return false;
};

/** "nurses" also finds "nurse". */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

/**
 * What somebody typed as a test of a folded text, with our own host's rules as far as a browser can keep them: all words
 * in any order, each as the beginning of a word; "in quotes" next to each other; -word not; or between words either.
 * Null where nothing was typed that a word is made of.
 */
export const wordsTest = (typed: string): ((folded: string) => boolean) | null => {
  const wanted: Wanted[] = [];
  let either = false;
  for (const [token] of foldText(typed).replaceAll(/[“”„«»]/g, '"').matchAll(/-?"[^"]*"?|[^\s"]+/gu)) {
    const denied = /^-\S/.test(token);
    const phrase = token.replaceAll(/^-|"/g, '').trim();
    if (token === 'or' && wanted.length > 0) either = true;
    else if (letter.test(phrase)) {
      // "c++," and "(nurse)": marks around a word are no part of it
      const bare = phrase.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}+#]+$/u, '');
      const word = token.includes('"') ? bare : singular(bare);
      const last = wanted.at(-1);
      if (either && last && !denied) last.any.push(word);
      else wanted.push({ any: [word], denied });
      either = false;
    }
  }
  if (wanted.length === 0) return null;
  return (folded) => wanted.every(({ any, denied }) => any.some((word) => standsIn(folded, word)) !== denied);
};
