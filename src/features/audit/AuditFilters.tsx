import type { ReactNode, Ref } from 'react';
import { auditTexts as texts } from '@/texts/admin/audit';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { styled } from '@/ui/styled';
import { DayFilters } from '@/ui/table/DayFilters';
import { TableTools } from '@/ui/table/TableFrame';
import { maxSearchLength } from '@/ui/table/useTableAddress';
import type { AuditSearch } from './useAuditSearch';

/** A single line if there is room, otherwise the narrow fields below the search field. */
const Tools = styled(TableTools)(({ theme }) => ({
  gap: '12px 12px',
  [theme.breakpoints.up('lg')]: {
    flexWrap: 'nowrap',
    '& > div': { flex: '1 1 200px' },
    '& > .narrow': { flex: '0 1 180px' },
    '& > .day': { flex: '0 0 148px' },
    '& > output': { flex: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    '& > div, & > .narrow': { flex: '1 1 100%' },
    '& > .day': { flex: '1 1 130px' },
  },
}));

type AuditFiltersProps = {
  search: AuditSearch;
  /** The actions to choose from; the selected one is added if it is missing. */
  actions: readonly string[];
  /** The ref of the search field. */
  textInput: Ref<HTMLInputElement>;
  /** The number of entries. */
  children: ReactNode;
};

/** Filters of the audit log: search text, action, days. */
export const AuditFilters = ({ search, actions, textInput, children }: AuditFiltersProps) => {
  const { filter, setFilter, choose } = search;
  const { action } = search.filters;
  const typed = useDebouncedText(filter, setFilter);
  return (
    <Tools>
      <TextInput
        ref={textInput}
        type="search"
        label={texts.search}
        name="q"
        autoComplete="off"
        maxLength={maxSearchLength}
        {...typed.input}
      />
      <div className="narrow">
        <SelectInput
          label={texts.action}
          name="action"
          value={action}
          onChange={({ currentTarget }) => choose({ action: currentTarget.value })}
        >
          <option value="">{texts.allActions}</option>
          {[...new Set([...actions, ...(action ? [action] : [])])].map((name) => (
            <option key={name} value={name}>
              {texts.readable(name)}
            </option>
          ))}
        </SelectInput>
      </div>
      <DayFilters days={search.filters} labels={texts} choose={choose} />
      {children}
    </Tools>
  );
};
