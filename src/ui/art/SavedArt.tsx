import { Drawing, ink, Sheet } from './drawing';

/** No saved jobs: two job cards and an empty bookmark. */
export const SavedArt = () => (
  <Drawing>
    <Sheet at="38 34" turn={-7} tone={2} />
    <g transform="translate(78 40)">
      <rect
        width="104"
        height="82"
        rx="11"
        fill={ink('card')}
        stroke={ink('line2')}
        strokeWidth="1.5"
      />
      <rect x="14" y="16" width="22" height="22" rx="7" fill={ink('tile1')} />
      <path d="M46 22h26M46 32h16M14 52h76M14 64h44" stroke={ink('line2')} strokeWidth="5" />
    </g>
    <path d="M156 26h22v38l-11-9-11 9Z" fill={ink('brandText')} />
    <path
      d="M188 40c7 0 5-14 13-14"
      stroke={ink('brandText')}
      strokeWidth="3"
      strokeDasharray="1 7"
    />
    <circle cx="206" cy="24" r="5" fill={ink('amber-main')} />
  </Drawing>
);
