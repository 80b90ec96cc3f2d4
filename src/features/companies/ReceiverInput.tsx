import type { ComponentProps } from 'react';
import { companyTexts } from '@/texts/profiles/company';
import { SelectInput } from '@/ui/form/SelectInput';
import { colleagueName, type Colleague } from './colleagueName';

/** Returns who can take over somebody's jobs: everybody else who isn't a reader. */
export const receiversOf = (people: readonly Colleague[], from: string): Colleague[] =>
  people.filter(({ _id, role }) => _id !== from && role !== 'reader');

type ReceiverInputProps = Omit<ComponentProps<typeof SelectInput>, 'label' | 'children'> & {
  people: readonly Colleague[];
};

/** Selects who takes over jobs. */
export const ReceiverInput = ({ people, ...select }: ReceiverInputProps) => (
  <SelectInput {...select} label={companyTexts.handOver.to} required>
    {people.map((each) => (
      <option key={each._id} value={each._id}>
        {colleagueName(each)}
      </option>
    ))}
  </SelectInput>
);
