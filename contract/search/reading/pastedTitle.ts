import { withoutPay } from './blanked';
import type { Reading, WordsRead } from './state';

/** Where a part of a title begins, and where it ends. */
const [begins, ends] = ['(?<=^|[-–—|•·*(\\[,:!]) *', ' *(?=$|[-–—|•·*)\\],:!])'] as const;
/** A part that says nothing but where the work is done. */
const remotePart = new RegExp(
  `${begins}(?:(?:100 ?%|fully|us|usa) )?(remote)(?: (?:us|usa))?${ends}`,
  'iu',
);
/** Parts that say nothing of the job, and that others of the same job don't say. */
const needlessPart = new RegExp(
  `${begins}(?:immediate (?:start|hire|openings?)|(?:now|urgently|immediately) hiring|hiring now|urgent|apply (?:now|today)|new grad(?:s|uates)?(?: are)? welcome|(?:sign[- ]?on|signing|retention) bonus(?:es)?!*|sign[- ]?on|uncapped commissions?|leads provided)${ends}`,
  'giu',
);
/** "(10pm-6:30am)" */
const clockTimes =
  /\(? ?\d{1,2}(?::\d{2})? ?[ap]\.?m?\.? ?[-–—] ?\d{1,2}(?::\d{2})? ?[ap]\.?m?\.? ?\)?/giu;

const blank = (found: string): string => ' '.repeat(found.length);

/**
 * A job's title that was pasted. What it says of hours and pay is a part of that title; only where
 * the work is done is read, and what every other title would say, too, is left out.
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
  // a title of nothing else
  const isLeft = /[\p{L}\p{N}]/u.test(rest);
  return {
    readings: remote && isLeft ? [reading] : [],
    rest: isLeft ? rest : title,
    optional: [],
    soft: [],
  };
};
