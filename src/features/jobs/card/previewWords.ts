import { limits } from '@contract/limits';

/** The first 30 words of a text, with "..." behind where it goes on (spec §9). */
export const previewWords = (text: string, words: number = limits.previewWords): string => {
  const all = text.trim().split(/\s+/u);
  return all.length > words ? `${all.slice(0, words).join(' ')}...` : all.join(' ');
};
