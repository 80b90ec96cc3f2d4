import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { styled } from '@/ui/styled';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  padding: 0,
  '& legend': { ...theme.typography.subtitle2, marginBottom: 4 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    columnGap: 16,
  },
}));

type TickGroupProps<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly (readonly [Value, string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** A group of checkboxes. */
export const TickGroup = <Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChange,
}: TickGroupProps<Value>) => (
  <Group>
    <legend>{legend}</legend>
    <div>
      {choices.map(([value, label]) => (
        <CheckboxInput
          key={value}
          name={name}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </div>
  </Group>
);
