import { moderationTexts } from '@/texts/admin/moderation';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { styled } from '@/ui/styled';
import type { CaseSearch } from './useCaseSearch';

const { filters: texts, ...queue } = moderationTexts.queue;
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  margin: '20px 0',
  '& > div': { flex: '0 1 192px', minWidth: 0 },
  '& > .search': { flex: '1 1 260px', maxWidth: 420 },
  [theme.breakpoints.down('sm')]: {
    '& > div, & > .search': { flex: '1 1 140px', maxWidth: 'none' },
    '& > .search': { flexBasis: '100%' },
  },
}));

/** The filters of the case list; their state is in the URL. */
export const CaseFilters = ({ search }: { search: CaseSearch }) => {
  const { state, kind = '', sort, q, change } = search;
  const words = useDebouncedText(q, (text) => change({ q: text }));
  const options = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <Tools>
      <div className="search">
        <TextInput
          type="search"
          name="q"
          label={texts.search}
          autoComplete="off"
          maxLength={200}
          {...words.input}
        />
      </div>
      <SelectInput
        name="state"
        label={texts.state}
        value={state}
        onChange={({ target }) =>
          change({ state: target.value === 'open' ? undefined : target.value, sort: undefined })
        }
      >
        {options(texts.states)}
      </SelectInput>
      <SelectInput
        name="kind"
        label={texts.kind}
        value={kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        {options({ '': texts.anyKind, ...queue.kinds })}
      </SelectInput>
      <SelectInput
        name="sort"
        label={texts.sort}
        value={sort}
        onChange={({ target }) => change({ sort: target.value })}
      >
        {options(state === 'open' ? texts.sorts : texts.closedSorts)}
      </SelectInput>
    </Tools>
  );
};
