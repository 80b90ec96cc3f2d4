import { styled } from '@/ui/styled';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  overflow: 'visible',
  color: theme.vars.palette.brand,
  '& polygon': { fill: 'currentColor', opacity: 0.1 },
  '& polyline': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& circle': { fill: 'currentColor', stroke: theme.vars.palette.card, strokeWidth: 1.5 },
}));
// in the drawing's units; the line keeps a distance from the edges
const [width, height, edge, top, bottom] = [88, 26, 2, 4, 23];

/**
 * A small line chart of consecutive counts. Hidden from screen readers: the text beside it has the
 * numbers.
 */
export const Sparkline = ({ counts }: { counts: readonly number[] }) => {
  const most = Math.max(1, ...counts);
  const step = (width - 2 * edge) / Math.max(1, counts.length - 1);
  const points = counts.map((count, index) => ({
    x: edge + index * step,
    y: bottom - (count / most) * (bottom - top),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = points.at(-1);
  return (
    <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polygon points={`${edge},${height} ${line} ${width - edge},${height}`} />
      <polyline points={line} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </Drawing>
  );
};
