/** Tokens by id, and the id of a token that is part of a longer text. */
export type TokenTable = {
  /** All tokens by id; 0 isn't a token. */
  tokens: readonly string[];
  /**
   * Returns the id of the token in `text` from `from` to just before `to`, with ASCII capitals in
   * lower case. A new token gets the next id, and `onNew` is called.
   */
  idOf: (text: string, from: number, to: number) => number;
};

const smallLetter = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);
const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at += 1)
    hash = Math.imul(hash ^ smallLetter(text.charCodeAt(at)), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
};

/**
 * Creates a hash table (open addressing, linear probing) with lookups that read letters in place:
 * 50,000 jobs have eight million words, and slicing each as a string takes three times as long as
 * everything else.
 */
export const makeTokenTable = (onNew: (token: string, id: number) => void): TokenTable => {
  const [tokens, hashes] = [[''], [0]];
  // at most half full, so that a free slot is always near
  let slots = new Int32Array(1 << 14);
  const put = (id: number): void => {
    let slot = (hashes[id] ?? 0) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = id;
  };
  const isAt = (id: number, text: string, from: number, length: number): boolean => {
    const token = tokens[id] ?? '';
    if (token.length !== length) return false;
    for (let at = 0; at < length; at += 1)
      if (token.charCodeAt(at) !== smallLetter(text.charCodeAt(from + at))) return false;
    return true;
  };
  const addNew = (token: string, hash: number): number => {
    const id = tokens.push(token) - 1;
    hashes.push(hash);
    if (tokens.length * 2 > slots.length) {
      slots = new Int32Array(slots.length * 2);
      for (let each = 1; each < id; each += 1) put(each);
    }
    put(id);
    onNew(token, id);
    return id;
  };
  return {
    tokens,
    idOf: (text, from, to) => {
      const hash = hashOf(text, from, to);
      for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
        const id = slots[slot] ?? 0;
        if (id === 0)
          return addNew(
            text.slice(from, to).replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase()),
            hash,
          );
        if (hashes[id] === hash && isAt(id, text, from, to - from)) return id;
      }
    },
  };
};
