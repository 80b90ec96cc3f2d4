/** The six pairs of tile colours (theme: tile1 … tile6). */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;
const tones = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns a color that depends on the name alone, so that it is the same on every page and list.
 */
export const toneOf = (name: string): Tone => {
  let hash = 2166136261;
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return tones[((hash ^ (hash >>> 15)) >>> 0) % tones.length] ?? 1;
};

/**
 * Returns initials: "Lakeside General Hospital" → "LG"; a single word gives its first two letters,
 * a name without letters or digits "?".
 */
export const initialsOf = (name: string): string => {
  const words = name
    .normalize('NFKC')
    .split(/[\s._@/&+-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const [first, second] = words;
  if (first === undefined) return '?';
  const letters =
    second === undefined
      ? Array.from(first).slice(0, 2)
      : [Array.from(first)[0], Array.from(second)[0]];
  return letters.join('').toUpperCase();
};
