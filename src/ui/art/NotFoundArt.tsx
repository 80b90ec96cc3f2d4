import { Drawing, ink } from './drawing';

/** A page that doesn't exist: the line breaks off before its point. */
export const NotFoundArt = () => (
  <Drawing>
    <rect
      x="38"
      y="20"
      width="144"
      height="104"
      rx="14"
      fill={ink('card')}
      stroke={ink('line2')}
      strokeWidth="1.5"
    />
    <path d="M38 42h144" stroke={ink('line2')} strokeWidth="1.5" />
    <g fill={ink('line2')}>
      <circle cx="52" cy="31" r="3" />
      <circle cx="63" cy="31" r="3" />
      <circle cx="74" cy="31" r="3" />
    </g>
    <path d="M60 100c22 0 18-38 36-38 9 0 11 7 13 14" stroke={ink('brandText')} strokeWidth="8" />
    <path d="M114 90c3 6 7 8 13 8" stroke={ink('line2')} strokeWidth="8" strokeDasharray=".1 13" />
    <circle cx="154" cy="98" r="8" fill={ink('amber-main')} />
    <path d="m101 50 6-6M114 54l9-1M110 47l5-8" stroke={ink('ink3')} strokeWidth="2.5" />
  </Drawing>
);
