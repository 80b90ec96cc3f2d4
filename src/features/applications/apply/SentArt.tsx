import { ink } from '@/ui/art/drawing';

/** A letter traveling from one card to another. */
export const SentArt = () => (
  <svg viewBox="0 0 400 236" fill="none" strokeLinecap="round" aria-hidden focusable="false">
    <path d="M70 190C96 74 148 42 206 44s92 40 116 96" stroke={ink('artPath')} strokeWidth="30" />
    <path
      d="M70 190C96 74 148 42 206 44s92 40 116 96"
      stroke={ink('heroAmber')}
      strokeWidth="2.5"
      strokeDasharray="2 9"
    />
    <rect x="6" y="140" width="142" height="90" rx="14" fill={ink('art')} />
    <rect x="236" y="96" width="158" height="126" rx="14" fill={ink('art')} />
    <circle cx="38" cy="172" r="16" fill={ink('artTag1')} />
    <path d="M68 166h54M254 186h110M254 202h78" stroke={ink('artFaint')} strokeWidth="8" />
    <path d="M68 166h54M308 124h62" stroke={ink('artInk')} strokeWidth="8" />
    <path d="M68 181h34M308 142h42" stroke={ink('artMute')} strokeWidth="7" />
    <rect x="24" y="202" width="58" height="11" rx="5.5" fill={ink('artTag1')} />
    <rect x="88" y="202" width="36" height="11" rx="5.5" fill={ink('artTag2')} />
    <rect x="254" y="114" width="38" height="38" rx="10" fill={ink('artTag3')} />
    <circle cx="206" cy="44" r="27" fill={ink('heroAmber')} />
    <path
      d="m219 33-28 10.500 11.500 5.300L208 61l11-28Zm-16.500 15.800 6.500-6.300"
      stroke={ink('hero')}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  </svg>
);
