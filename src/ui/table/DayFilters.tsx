import { TextInput } from '@/ui/form/TextInput';

type Days = { from: string; to: string };
type DayFiltersProps = {
  /** YYYY-MM-DD; '' if not set. */
  days: Days;
  labels: Days;
  choose: (change: { from: string } | { to: string }) => void;
};

/** Date inputs for the first and last day shown in a table; both are optional. */
export const DayFilters = ({ days: { from, to }, labels, choose }: DayFiltersProps) => (
  <>
    <div className="day">
      <TextInput
        type="date"
        label={labels.from}
        name="from"
        value={from}
        max={to || undefined}
        onChange={({ currentTarget }) => choose({ from: currentTarget.value })}
      />
    </div>
    <div className="day">
      <TextInput
        type="date"
        label={labels.to}
        name="to"
        value={to}
        min={from || undefined}
        onChange={({ currentTarget }) => choose({ to: currentTarget.value })}
      />
    </div>
  </>
);
