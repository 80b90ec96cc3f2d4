import { useState } from 'react';
import { CheckboxInput } from '../CheckboxInput';
import { Choices } from './Choices';

/**
 * Holds the state of a group of checkboxes outside the form, whose fields are all strings.
 * `missing` is the error if nothing is checked.
 */
export const useChoices = <T extends string>(
  offered: readonly T[],
  start: readonly T[],
  missing: string,
) => {
  const [chosen, setChosen] = useState(start);
  return {
    chosen,
    inputs: {
      offered,
      chosen,
      toggle: (value: T): void =>
        setChosen(offered.filter((each) => (each === value) !== chosen.includes(each))),
    },
    /** Returns the error if nothing is checked, otherwise `null`. */
    validate: () => (chosen.length === 0 ? { problem: { text: missing } } : null),
  };
};

type CheckboxChoicesProps<T extends string> = {
  name: string;
  legend: string;
  labels: Readonly<Record<T, string>>;
  hints: Readonly<Record<T, string>>;
  offered: readonly T[];
  chosen: readonly T[];
  toggle: (value: T) => void;
};

/** The checkboxes of `useChoices`. */
export const CheckboxChoices = <T extends string>({
  name,
  legend,
  labels,
  hints,
  offered,
  chosen,
  toggle,
}: CheckboxChoicesProps<T>) => (
  <Choices>
    <legend>{legend}</legend>
    {offered.map((each) => (
      <CheckboxInput
        key={each}
        name={name}
        value={each}
        checked={chosen.includes(each)}
        onChange={() => toggle(each)}
        label={
          <>
            {labels[each]}
            <small>{hints[each]}</small>
          </>
        }
      />
    ))}
  </Choices>
);
