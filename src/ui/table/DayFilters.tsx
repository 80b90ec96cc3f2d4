import { TextInput } from '@/ui/form/TextInput';

type Days = { from: string; to: string };
type DayFiltersProps = {
  /** YYYY-MM-DD; '' where one is not set */
  days: Days;
  labels: Days;
  choose: (change: { from: string } | { to: string }) => void;
};

/** The first and the last day of what a table shows; each can be left open. */
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
