import { limits } from '@contract/limits';

/** Returns the first 30 words of a text, followed by "..." if there are more (spec §9). */
export const previewWords = (text: string, words: number = limits.previewWords): string => {
  const all = text.trim().split(/\s+/u);
  return all.length > words ? `${all.slice(0, words).join(' ')}...` : all.join(' ');
};
