import { useId } from 'react';
import { registrationTexts } from '@/texts/auth/registration';
import { usePreHydrationChecked } from '@/ui/form/usePreHydrationChecked';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { styled } from '@/ui/styled';

const { label, male, female } = registrationTexts.fields.gender;
const Group = styled('fieldset')(({ theme }) => ({
  '& > legend': theme.typography.subtitle2,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '4px 28px', marginTop: 4 },
  '& > p': {
    color: theme.vars.palette.bad,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
}));

type GenderInputProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * Two checkboxes (spec §5): checking one unchecks the other, unchecking clears the value. Required
 * while neither is checked.
 */
export const GenderInput = ({ name, value, error, onChange }: GenderInputProps) => {
  const id = useId();
  const tickedBefore = usePreHydrationChecked();
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {(
          [
            ['Male', male],
            ['Female', female],
          ] as const
        ).map(([gender, text]) => (
          <LightCheckbox
            key={gender}
            {...wrong}
            ref={tickedBefore(() => onChange(gender))}
            name={name}
            value={gender}
            label={text}
            checked={value === gender}
            required={value === ''}
            onChange={({ target }) => onChange(target.checked ? gender : '')}
          />
        ))}
      </div>
      {error && <p id={id}>{error}</p>}
    </Group>
  );
};
