import { CheckboxInput } from '../form/CheckboxInput';
import type { useSelection } from './useSelection';

type SelectAllProps = {
  label: string;
  /** The number of rows. */
  count: number;
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'selectAll' | 'clear'>;
};

/** Checks all rows of a page, or none. */
export const SelectAll = ({ label, count, selection }: SelectAllProps) => {
  const { selected, selectAll, clear } = selection;
  const isAll = count > 0 && selected.length === count;
  return (
    <CheckboxInput
      label={<span className="visually-hidden">{label}</span>}
      checked={isAll}
      onChange={() => (isAll ? clear() : selectAll())}
    />
  );
};
