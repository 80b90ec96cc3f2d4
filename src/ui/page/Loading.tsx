import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { commonTexts } from '@/texts/common';
import { LightCard } from '@/ui/light/LightCard';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const pulse = keyframes`50% { opacity: .45; }`;
const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.line,
  animation: `${pulse} 2s ease-in-out .5s infinite`,
}));
const Bar = ({ width, height = 14 }: { width: string | number; height?: number }) => (
  <Shape style={{ width, height, borderRadius: 99 }} />
);
const Square = ({ size = 48 }: { size?: number }) => (
  <Shape style={{ width: size, height: size, borderRadius: 12 }} />
);
const Lines = styled('div')({ display: 'grid', gap: 12, flex: 1, minWidth: 0 });

const Line = () => (
  <Box sx={{ display: 'flex', gap: 2, p: '18px' }}>
    <Square />
    <Lines>
      <Bar width="55%" />
      <Bar width="38%" height={12} />
    </Lines>
  </Box>
);
const shapes = {
  cards: (rows: number) => (
    <Box
      sx={{
        display: 'grid',
        gap: '20px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {range(rows).map((row) => (
        <LightCard key={row}>
          <Line />
          <Box sx={{ p: '10px 18px 22px' }}>
            <Bar width="40%" />
          </Box>
        </LightCard>
      ))}
    </Box>
  ),
  list: (rows: number) => (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      {range(rows).map((row) => (
        <Line key={row} />
      ))}
    </Box>
  ),
  page: () => (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <Square size={72} />
        <Lines>
          <Bar width="60%" height={28} />
          <Bar width="35%" />
        </Lines>
      </Box>
      <Lines sx={{ mt: 3 }}>
        <Bar width="100%" />
        <Bar width="94%" />
        <Bar width="97%" />
        <Bar width="62%" />
      </Lines>
      <Lines sx={{ mt: 2 }}>
        <Bar width="88%" />
        <Bar width="80%" />
        <Bar width="84%" />
      </Lines>
    </Box>
  ),
  table: (rows: number) => (
    <LightCard>
      {range(rows).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: '2fr 2fr 3fr 1fr',
            gap: 3,
            p: '20px 18px',
            borderTop: row === 0 ? 0 : 1,
            borderColor: 'line',
          }}
        >
          <Bar width="70%" />
          <Bar width="60%" />
          <Bar width="80%" />
          <Bar width="100%" />
        </Box>
      ))}
    </LightCard>
  ),
};

/**
 * The skeleton of what is being loaded; assistive technology hears "Loading..." (spec §2.7, §2.16).
 * `rows`: how many cards or lines.
 */
export const Loading = ({ shape, rows = 6 }: { shape: keyof typeof shapes; rows?: number }) => (
  <div data-waiting={shape === 'page' || undefined}>
    <output className="visually-hidden">{commonTexts.loading}</output>
    <div aria-hidden>{shapes[shape](rows)}</div>
  </div>
);
