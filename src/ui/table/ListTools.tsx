import type { RefObject } from 'react';
import { SelectInput } from '../form/SelectInput';
import { TextInput } from '../form/TextInput';
import { useDebouncedText } from '../form/useDebouncedText';

type ListSearchProps = {
  label: string;
  /** The current search text. */
  q: string;
  maxLength: number;
  onChange: (q: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** The search field of a list. */
export const ListSearch = ({ label, q, maxLength, onChange, ref }: ListSearchProps) => {
  const { input } = useDebouncedText(q, onChange);
  return (
    <TextInput
      ref={ref}
      type="search"
      name="q"
      label={label}
      hideLabel
      placeholder={label}
      autoComplete="off"
      maxLength={maxLength}
      {...input}
    />
  );
};

type ListSortProps<Sort extends string> = {
  label: string;
  /** The first one is the default, which the URL omits. */
  sorts: readonly Sort[];
  names: Readonly<Record<Sort, string>>;
  sort: Sort;
  /** Called with '' for the default. */
  onChange: (sort: string) => void;
};

/** The select for a list's sort order. */
export const ListSort = <Sort extends string>({
  label,
  sorts,
  names,
  sort,
  onChange,
}: ListSortProps<Sort>) => (
  <SelectInput
    name="sort"
    label={label}
    hideLabel
    value={sort}
    onChange={({ target: { value } }) => onChange(value === sorts[0] ? '' : value)}
  >
    {sorts.map((each) => (
      <option key={each} value={each}>
        {names[each]}
      </option>
    ))}
  </SelectInput>
);
