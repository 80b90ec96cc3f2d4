import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// one family: sheets, hairlines, and the logo's line with its amber point. They take their colours
// from the theme's variables, so both themes have their own; nothing in them is read out
const ink = (name: string) => `var(--jl-palette-${name})`;
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    width="220"
    height="148"
    viewBox="0 0 220 148"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <ellipse cx="110" cy="132" rx="86" ry="8" fill={ink('sunk')} />
    {children}
  </svg>
);
/** A sheet with a tile and two lines of writing. */
const Sheet = ({ at, turn = 0, tone }: { at: string; turn?: number; tone: 1 | 2 | 3 }) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <rect
      width="96"
      height="58"
      rx="11"
      fill={ink('card')}
      stroke={ink('line2')}
      strokeWidth="1.5"
    />
    <rect x="12" y="12" width="20" height="20" rx="6" fill={ink(`tile${tone}`)} />
    <path d="M42 18h40M42 27h24M12 44h36" stroke={ink('line2')} strokeWidth="5" />
  </g>
);

/** No jobs: postings, and a glass that finds nothing among them. */
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

/** No applications: an open envelope that waits for a letter. */
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

/** A page that isn't there: the line breaks off before its point. */
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

/** The host doesn't answer: a plug out of its socket. */
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

const lifted = { filter: 'drop-shadow(0 18px 28px rgb(0 0 0 / .28))' };
const Canvas = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // the line draws itself once, from the person to the job
  '& .line': {
    strokeDasharray: 1,
    animation: 'jl-draw .9s .15s cubic-bezier(.3, .7, .2, 1) backwards',
  },
  '@keyframes jl-draw': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
});

/** Bars that stand for writing. */
const Bar = ({
  x,
  y,
  width,
  height = 8,
  fill = 'artMute',
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
  fill?: string;
}) => <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={ink(fill)} />;

const Person = () => (
  <g transform="translate(8 268)" style={lifted}>
    <rect width="206" height="138" rx="20" fill={ink('art2')} />
    <circle cx="48" cy="50" r="26" fill={ink('tile1')} />
    <circle cx="48" cy="43" r="9.5" fill={ink('tile1Ink')} />
    <path
      d="M30 66.5c2-10 9-14.5 18-14.5s16 4.5 18 14.5A26 26 0 0 1 48 76a26 26 0 0 1-18-9.5Z"
      fill={ink('tile1Ink')}
    />
    <Bar x={90} y={34} width={92} height={11} fill="artInk" />
    <Bar x={90} y={55} width={60} />
    <Bar x={22} y={98} width={58} height={20} fill="artTag1" />
    <Bar x={88} y={98} width={46} height={20} fill="artTag2" />
    <Bar x={142} y={98} width={36} height={20} fill="artTag3" />
  </g>
);

const Posting = () => (
  <g transform="translate(226 156)" style={lifted}>
    <rect width="246" height="190" rx="20" fill={ink('art')} />
    <rect x="24" y="24" width="52" height="52" rx="14" fill={ink('tile2')} />
    <path
      d="M38 62V45l12-8 12 8v17H38Zm9 0v-9h6v9"
      stroke={ink('tile2Ink')}
      strokeWidth="2.6"
      fill="none"
    />
    <Bar x={92} y={32} width={122} height={12} fill="artInk" />
    <Bar x={92} y={56} width={80} />
    <g stroke={ink('artMute')} strokeWidth="2.2" fill="none">
      <path d="M32 116s6-5.2 6-10.2a6 6 0 1 0-12 0c0 5 6 10.2 6 10.2Z" />
      <circle cx="126" cy="108" r="7" />
      <path d="M126 104v4l3 2" />
    </g>
    <Bar x={48} y={104} width={52} />
    <Bar x={142} y={104} width={60} />
    <path d="M24 134h198" stroke={ink('artFaint')} strokeWidth="1.5" />
    <Bar x={24} y={155} width={84} height={13} fill="brand" />
    <rect x="154" y="147" width="68" height="28" rx="9" fill={ink('brand')} />
    <Bar x={170} y={157} width={36} fill="brandInk" />
  </g>
);

const Answer = () => (
  <g transform="translate(250 22)" style={lifted}>
    <rect width="182" height="70" rx="35" fill={ink('heroAmber')} />
    <circle cx="36" cy="35" r="18" fill={ink('amberInk')} />
    <path d="m28 35.5 5.6 5.6L44 30" stroke={ink('heroAmber')} strokeWidth="3.4" fill="none" />
    <Bar x={68} y={24} width={84} height={10} fill="amberInk" />
    <g opacity=".5">
      <Bar x={68} y={41} width={54} fill="amberInk" />
    </g>
  </g>
);

/**
 * Home's picture: the logo's line leads from a person to a posting, and an answer comes back.
 * Decoration, never read out.
 */
export const HeroArt = ({ className }: { className?: string }) => (
  <Canvas
    className={className}
    viewBox="0 0 480 430"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <g stroke={ink('heroLine')} strokeWidth="1.2">
      <circle cx="252" cy="214" r="132" />
      <circle cx="252" cy="214" r="176" opacity=".7" />
      <circle cx="252" cy="214" r="220" opacity=".4" />
    </g>
    <circle cx="252" cy="214" r="88" fill={ink('heroLift')} opacity=".6" />
    <path
      d="M64 330C176 330 120 98 226 98c90 0 82 104 150 150"
      stroke={ink('artPath')}
      strokeWidth="36"
    />
    <path
      className="line"
      pathLength={1}
      d="M64 330C176 330 120 98 226 98c90 0 82 104 150 150"
      stroke={ink('heroAmber')}
      strokeWidth="3.5"
    />
    <g fill={ink('hero2')}>
      <circle cx="84" cy="132" r="4" />
      <circle cx="474" cy="126" r="3" opacity=".7" />
      <circle cx="250" cy="404" r="3.5" opacity=".7" />
    </g>
    <path
      d="M118 62v18M109 71h18M462 82v12M456 88h12"
      stroke={ink('heroAmber')}
      strokeWidth="2.6"
    />
    <Person />
    <Posting />
    <Answer />
    <g transform="translate(296 372)">
      {(
        [
          [20, 'tile4Ink'],
          [46, 'tile5Ink'],
          [72, 'tile1Ink'],
        ] as const
      ).map(([x, fill]) => (
        <g key={x}>
          <circle cx={x} cy="18" r="17" fill={ink('art2')} stroke={ink('hero')} strokeWidth="3" />
          <circle cx={x} cy="13" r="5" fill={ink(fill)} />
          <path d={`M${x - 9} 28c1-6 5-8.5 9-8.5s8 2.5 9 8.5a14 14 0 0 1-18 0Z`} fill={ink(fill)} />
        </g>
      ))}
      <Bar x={100} y={14} width={56} fill="hero2" />
    </g>
  </Canvas>
);
