import { phrasesOf, type Phrase } from './phrase';

const days = 'weekend saturday sunday';
const nights = 'night overnight midnight';
/** What titles say, in singular, of hours that somebody doesn't want, by what they call them. */
const hours = new Map([
  ['weekend', days],
  ['night', nights],
  ['overnight', nights],
  ['graveyard', nights],
  ['evening', 'evening'],
  ['holiday', 'holiday'],
]);

/** Such jobs say when they are instead; "off" and "no" are words that PostgreSQL leaves out. */
export const dayHours =
  '"day shift" or "1st shift" or "first shift" or "monday through friday" or "monday to friday" or daytime';

const unwanted = (list: readonly string[], said: string): Phrase[] =>
  phrasesOf(list.join(', '), { kind: 'soft', alone: dayHours, unwanted: said.split(' ') });

const between = ['or', 'and', 'no', 'or no', 'and no'];

/** "No nights", "not overnight", "no nights or weekends" */
export const unwantedHours: readonly Phrase[] = [...hours].flatMap(([one, said]) => [
  ...unwanted(
    [one, `${one}s`, `${one} shift`, `${one} shifts`].flatMap((word) =>
      ['no', 'not', 'without'].map((no) => `${no} ${word}`),
    ),
    said,
  ),
  ...[...hours].flatMap(([other, alsoSaid]) =>
    unwanted(
      between.map((and) => `no ${one}s ${and} ${other}s`),
      `${said} ${alsoSaid}`,
    ),
  ),
]);
