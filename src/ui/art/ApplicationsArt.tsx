import { Drawing, ink } from './drawing';

/** No applications: an open envelope waiting for a letter. */
export const ApplicationsArt = () => (
  <Drawing>
    <path
      d="M58 66 110 30l52 36v52a9 9 0 0 1-9 9H67a9 9 0 0 1-9-9Z"
      fill={ink('sunk')}
      stroke={ink('line2')}
      strokeWidth="1.5"
    />
    <g transform="translate(74 18)">
      <rect
        width="72"
        height="84"
        rx="10"
        fill={ink('card')}
        stroke={ink('line2')}
        strokeWidth="1.5"
      />
      <circle cx="20" cy="22" r="10" fill={ink('tile1')} />
      <path d="M38 18h22M38 27h14M12 44h48M12 54h38" stroke={ink('line2')} strokeWidth="4.5" />
    </g>
    <path
      d="m58 68 46 32c3.6 2.5 8.4 2.5 12 0l46-32v50a9 9 0 0 1-9 9H67a9 9 0 0 1-9-9Z"
      fill={ink('card')}
      stroke={ink('line2')}
      strokeWidth="1.5"
    />
    <path d="m61 124 36-28M159 124l-36-28" stroke={ink('line2')} strokeWidth="1.5" />
    <path
      d="M176 52c8 0 6-17 15-17"
      stroke={ink('brandText')}
      strokeWidth="3"
      strokeDasharray="1 7"
    />
    <circle cx="197" cy="33" r="5" fill={ink('amber-main')} />
  </Drawing>
);
