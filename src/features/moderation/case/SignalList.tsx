import type { CasePerson } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { agoText } from '@/ui/text/agoText';

const { abuse: texts } = moderationTexts;

type SignalListProps = { signals: CasePerson['signals']; /** In milliseconds. */ now: number };

/** Signals of abuse, with the beginning of what was sent last. */
export const SignalList = ({ signals, now }: SignalListProps) => (
  <ul>
    {signals.map(({ signal, count, example, lastAt }) => (
      <li key={signal}>
        <b>{texts[signal](count)}</b>
        {example !== '' && <p dir="auto">{example}</p>}
        <small>{texts.last(agoText(lastAt, now))}</small>
      </li>
    ))}
  </ul>
);
