import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PageSpeed } from '@/api/jobBoardApi';
import { pageSpeedTexts as texts } from '@/texts/admin/pageSpeed';
import { formatNumber } from '@/texts/numbers';
import { TableCard } from '@/ui/table/TableFrame';
import { Chip } from '@/ui/text/Chip';
import { routes, type RouteName } from '@contract/routes';

type Measured = PageSpeed['pages'][number];
type Vital = Exclude<keyof Measured, 'page'>;
type Rating = keyof typeof texts.ratings;

/**
 * A vital is good up to the first value and poor above the second; in milliseconds, `cls` without a
 * unit.
 */
const bounds: Record<Vital, readonly [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
};
const tones = { good: 'good', fair: 'amber', poor: 'bad' } as const;
const ratingOf = (vital: Vital, p75: number): Rating => {
  const [good, poor] = bounds[vital];
  return p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
};
const shownVitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

const valueText = (vital: Vital, p75: number): string =>
  vital === 'cls' ? texts.shift(p75) : texts.time(p75);

const VitalCell = ({ measured, vital }: { measured: Measured; vital: Vital }) => {
  const p75 = measured[vital]?.p75;
  if (p75 === undefined) return <TableCell align="right">{texts.notMeasured}</TableCell>;
  const rating = ratingOf(vital, p75);
  return (
    <TableCell align="right" className="num" sx={{ whiteSpace: 'nowrap' }}>
      {valueText(vital, p75)} <Chip tone={tones[rating]}>{texts.ratings[rating]}</Chip>
    </TableCell>
  );
};

const loadsOf = (measured: Measured): number =>
  Math.max(...shownVitals.map((vital) => measured[vital]?.loads ?? 0));

/** How fast each page is for visitors, with a rating that doesn't rely on color alone. */
export const PageSpeedTable = ({ pages }: Pick<PageSpeed, 'pages'>) => (
  // focusable, so that it scrolls sideways with the keyboard, too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <TableCard component="section" aria-label={texts.title} tabIndex={0}>
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>{texts.page}</TableCell>
          {shownVitals.map((vital) => (
            <TableCell key={vital} align="right">
              {texts.vitals[vital]}
            </TableCell>
          ))}
          <TableCell align="right">{texts.loads}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {pages.map((measured) => (
          <TableRow key={measured.page}>
            <TableCell component="th" scope="row">
              {/* a page known only to a newer host has no path here yet */}
              {routes[measured.page as RouteName]?.path ?? measured.page}
            </TableCell>
            {shownVitals.map((vital) => (
              <VitalCell key={vital} measured={measured} vital={vital} />
            ))}
            <TableCell align="right" className="num">
              {formatNumber(loadsOf(measured))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableCard>
);
