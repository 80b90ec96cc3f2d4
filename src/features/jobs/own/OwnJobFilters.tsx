import type { ComponentProps } from 'react';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { TextInput } from '@/ui/form/TextInput';
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';
import { StatusFilter } from '../life/StatusFilter';
import type { OwnJobsList } from './useOwnJobs';

const { jobs: texts } = employerProfileTexts;
const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > div': { flex: '2 1 280px' },
  '& > div:has(select)': { flex: '1 1 200px', maxWidth: 320 },
  [theme.breakpoints.down('sm')]: { '& > div:has(select)': { maxWidth: 'none' } },
}));

type OwnJobFiltersProps = {
  list: OwnJobsList;
  /** The props of the text filter's input. */
  textInput: Pick<ComponentProps<typeof TextInput>, 'ref' | 'value' | 'onChange' | 'onBlur'>;
};

/** The filters of an employer's jobs, shown if there are enough jobs or states to filter by. */
export const OwnJobFilters = ({ list, textInput }: OwnJobFiltersProps) => {
  const { jobs = [], filter, status, setStatus, counts } = list;
  const hasText = jobs.length > limits.pageSize || filter !== '';
  const hasStatus = Object.keys(counts).length > 1 || status !== null;
  if (!list.hasFilters || (!hasText && !hasStatus)) return null;
  return (
    <Filters>
      {hasText && <TextInput type="search" label={texts.filter} {...textInput} />}
      {hasStatus && <StatusFilter counts={counts} status={status} onChange={setStatus} />}
    </Filters>
  );
};
