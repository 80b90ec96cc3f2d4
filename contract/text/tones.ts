/** The six pairs of tile colours (theme: tile1 … tile6). */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;
const tones = [1, 2, 3, 4, 5, 6] as const;

/** A colour that stays with the name, whatever page or list it stands in. */
export const toneOf = (name: string): Tone => {
  let hash = 2166136261;
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return tones[((hash ^ (hash >>> 15)) >>> 0) % tones.length] ?? 1;
};

/**
 * "Lakeside General Hospital" → "LG"; one word gives its first two letters; no letters give "?".
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
