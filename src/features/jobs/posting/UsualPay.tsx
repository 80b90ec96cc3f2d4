import { useWatch } from 'react-hook-form';
import { useGetPayInsightQuery } from '@/api/abortableQueries';
import type { JobInputsForm } from '@/features/jobs/inputs/jobFields';
import { isKnownPay, PayFigures } from '@/features/pay/PayFigures';
import { useDebounced } from '@/ui/form/useDebounced';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  padding: '10px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.sunk,
}));

/** In milliseconds; long, since users don't wait for it. */
const debounceMs = 500;
const minTitleLength = 3;

/**
 * Escapes the host's query syntax in a title: removes quotes, and keeps dashes from meaning "not".
 */
const roleOf = (title: string): string =>
  title
    .replaceAll('"', ' ')
    .replaceAll(/(?<=\s)-(?=\S)/g, '- ')
    .trim();

/** What similar jobs pay, below the pay of the form; renders nothing unless it is known. */
export const UsualPay = ({ form: { rhf } }: { form: Pick<JobInputsForm, 'rhf'> }) => {
  const [title, place] = useWatch({
    control: rhf.control,
    name: ['jobtitle', 'location'],
  });
  const q = useDebounced(roleOf(title).slice(0, 300), debounceMs);
  const location = useDebounced(place.trim().slice(0, 120), debounceMs);
  const { currentData, data, isFetching } = useGetPayInsightQuery(
    { q, ...(location === '' ? {} : { location }) },
    { skip: q.length < minTitleLength },
  );
  const insight = currentData ?? (isFetching ? data : undefined);
  return insight && isKnownPay(insight) ? (
    <Frame>
      <PayFigures insight={insight} />
    </Frame>
  ) : null;
};
