import type { Tone } from '@contract/text/tones';
import { mailFrame, table } from '../mail/frame';

/** Colors of the tile with a company's initials: one of six pairs. */
export const tiles: Record<Tone, string> = {
  1: 'background:#d9ebe6;color:#0c5148',
  2: 'background:#fbe6c5;color:#744700',
  3: 'background:#e3e3f7;color:#37378c',
  4: 'background:#f8dfdb;color:#8a2c1b',
  5: 'background:#dcebf7;color:#134f7c',
  6: 'background:#ebe4d6;color:#5a4a24',
};

/** All values are HTML. */
type Parts = Record<'title' | 'preview' | 'since' | 'jobs' | 'buttons' | 'below', string> & {
  heading: readonly [string, string];
};

/** Renders an alert's mail: what is new as the heading, and a row for each job. */
export const alertFrame = ({ heading, since, jobs, buttons, ...parts }: Parts): string =>
  mailFrame({
    ...parts,
    head: `
<h1 dir="auto" style="margin:22px 0 0;font-size:30px;line-height:36px;font-weight:700;letter-spacing:-.02em;color:#f6f3ea"><span style="color:#f5b53d">${heading[0]}</span><br>${heading[1]}</h1>
<p style="margin:10px 0 0;font-size:16px;line-height:24px;color:#a9c9c7">${since}</p>`,
    card: `${table}>
${jobs}
</table>
<div style="padding-top:14px">${buttons}</div>`,
  });
