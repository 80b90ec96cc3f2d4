import type { SVGProps } from 'react';

// drawings take their colours from the theme's variables, so both themes have their own
const ink = (name: string) => `var(--jl-palette-${name})`;
const Drawing = (props: SVGProps<SVGSVGElement>) => <svg fill="none" aria-hidden focusable="false" {...props} />;

/** Home's picture: a way from a person to a posting, and the answer. */
export const HeroArt = ({ className }: { className?: string }) => (
  <Drawing viewBox="0 0 440 420" width="100%" className={className}>
    <path d="M36 330C130 330 108 120 214 120c96 0 80 150 190 150" stroke={ink('artPath')} strokeWidth="34" strokeLinecap="round" />
    <path d="M36 330C130 330 108 120 214 120c96 0 80 150 190 150" stroke={ink('heroAmber')} strokeWidth="3" strokeLinecap="round" strokeDasharray="2 12" />
    <g transform="translate(22 250)">
      <rect width="176" height="118" rx="18" fill={ink('art2')} />
      <circle cx="42" cy="44" r="22" fill={ink('tile1')} />
      <path d="M42 32a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-15 29c2-8 8-11 15-11s13 3 15 11" fill={ink('tile1Ink')} />
      <rect x="78" y="30" width="74" height="10" rx="5" fill={ink('artInk')} /><rect x="78" y="48" width="50" height="8" rx="4" fill={ink('artMute')} />
      <rect x="20" y="84" width="60" height="16" rx="8" fill={ink('brandSoft')} /><rect x="88" y="84" width="44" height="16" rx="8" fill={ink('amberSoft')} />
    </g>
    <g transform="translate(214 172)">
      <rect width="212" height="150" rx="18" fill={ink('art')} />
      <rect x="22" y="22" width="44" height="44" rx="12" fill={ink('tile2')} />
      <path d="M35 52V38l9-6 9 6v14Z" stroke={ink('tile2Ink')} strokeWidth="2.6" strokeLinejoin="round" />
      <rect x="80" y="27" width="104" height="11" rx="5.5" fill={ink('artInk')} /><rect x="80" y="47" width="70" height="8" rx="4" fill={ink('artMute')} />
      <rect x="22" y="86" width="168" height="8" rx="4" fill={ink('artFaint')} /><rect x="22" y="102" width="140" height="8" rx="4" fill={ink('artFaint')} />
      <rect x="22" y="122" width="72" height="10" rx="5" fill={ink('brand')} />
    </g>
    <g transform="translate(236 34)">
      <rect width="150" height="64" rx="32" fill={ink('heroAmber')} />
      <circle cx="32" cy="32" r="16" fill={ink('amberInk')} />
      <path d="m25 32 5 5 9-10" stroke={ink('heroAmber')} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="60" y="22" width="66" height="9" rx="4.5" fill={ink('amberInk')} /><rect x="60" y="37" width="44" height="7" rx="3.5" fill={ink('amberInk')} opacity=".5" />
    </g>
  </Drawing>
);

/** No jobs in a list. */
export const EmptyArt = ({ className }: { className?: string }) => (
  <Drawing viewBox="0 0 200 132" width="200" height="132" className={className}>
    <rect x="34" y="20" width="132" height="92" rx="16" fill={ink('sunk')} stroke={ink('line2')} strokeWidth="1.5" />
  </Drawing>
);
