import { Drawing, ink, Sheet } from './drawing';

/** No jobs: job cards, and a magnifying glass that finds nothing among them. */
export const EmptyArt = () => (
  <Drawing>
    <Sheet at="24 38" turn={-8} tone={3} />
    <Sheet at="98 26" turn={6} tone={2} />
    <Sheet at="58 58" tone={1} />
    <circle cx="150" cy="86" r="25" fill={ink('card')} stroke={ink('brandText')} strokeWidth="5" />
    <path d="m169 105 19 19" stroke={ink('brandText')} strokeWidth="8" />
    <path d="M139 86c5 0 4-9 9-9 4.5 0 3.5 6 8 6" stroke={ink('brandText')} strokeWidth="3.5" />
    <circle cx="159" cy="84" r="3.6" fill={ink('amber-main')} />
  </Drawing>
);

/** The host doesn't respond: an unplugged socket. */
export const FailedArt = () => (
  <Drawing>
    <path d="M14 96c26 0 22-30 48-30h8" stroke={ink('brandText')} strokeWidth="6" />
    <path
      d="M70 48h18a18 18 0 0 1 0 36H70Z"
      fill={ink('card')}
      stroke={ink('brandText')}
      strokeWidth="4"
    />
    <path d="M106 58h14M106 74h14" stroke={ink('brandText')} strokeWidth="5" />
    <path d="M206 96c-26 0-12-30-34-30h-8" stroke={ink('line2')} strokeWidth="6" />
    <path
      d="M164 48h-14a18 18 0 0 0 0 36h14Z"
      fill={ink('sunk')}
      stroke={ink('line2')}
      strokeWidth="4"
    />
    <path d="m122 36-5-11M132 33V21M142 36l5-11" stroke={ink('amber-main')} strokeWidth="3.5" />
  </Drawing>
);
