import { withoutPay } from './masked';
import type { Reading, WordsRead } from './state';

/** The boundaries of a title's part. */
const [begins, ends] = ['(?<=^|[-–—|•·*(\\[,:!]) *', ' *(?=$|[-–—|•·*)\\],:!])'] as const;
/** A part that says only that the work is remote. */
const remotePart = new RegExp(
  `${begins}(?:(?:100 ?%|fully|us|usa) )?(remote)(?: (?:us|usa))?${ends}`,
  'iu',
);
/** Parts that say nothing about the job and don't occur in other titles of the same job. */
const needlessPart = new RegExp(
  `${begins}(?:immediate (?:start|hire|openings?)|(?:now|urgently|immediately) hiring|hiring now|urgent|apply (?:now|today)|new grad(?:s|uates)?(?: are)? welcome|(?:sign[- ]?on|signing|retention) bonus(?:es)?!*|sign[- ]?on|uncapped commissions?|leads provided)${ends}`,
  'giu',
);
/** "(10pm-6:30am)" */
const clockTimes =
  /\(? ?\d{1,2}(?::\d{2})? ?[ap]\.?m?\.? ?[-–—] ?\d{1,2}(?::\d{2})? ?[ap]\.?m?\.? ?\)?/giu;

const blank = (found: string): string => ' '.repeat(found.length);

/**
 * Reads the pasted title of a job. Its hours stay part of the title; only "remote" is read. Pay,
 * clock times and phrases that don't describe the job are removed.
 */
export const readPastedTitle = (title: string): WordsRead => {
  const plain = withoutPay(title).replaceAll(clockTimes, blank).replaceAll(needlessPart, blank);
  const remote = remotePart.exec(plain);
  const [, text = ''] = remote ?? [];
  const from = remote ? remote.index + remote[0].toLowerCase().indexOf('remote') : 0;
  const reading: Reading = { kind: 'remote', text, from, to: from + text.length };
  const rest = remote
    ? plain.slice(0, remote.index) + blank(remote[0]) + plain.slice(remote.index + remote[0].length)
    : plain;
  // false if the title consists of nothing else
  const isLeft = /[\p{L}\p{N}]/u.test(rest);
  return {
    readings: remote && isLeft ? [reading] : [],
    rest: isLeft ? rest : title,
    optional: [],
    soft: [],
  };
};
