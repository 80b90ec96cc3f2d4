import { styled } from '@/ui/styled';
import { ink } from './drawing';

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

/** Bars that represent lines of text. */
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
 * Home's picture: the logo's line leads from a person to a job, and a reply comes back. Decorative,
 * so hidden from assistive technology.
 */
export const HeroArt = () => (
  <Canvas
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
