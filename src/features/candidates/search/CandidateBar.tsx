import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { BellIcon } from '@/ui/art/actionIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { styled } from '@/ui/styled';
import { defaultMiles, milesChoices } from '@contract/search/places/miles';
import { SaveCandidateSearch } from '../saved/SaveCandidateSearch';
import type { CandidateControls } from './useCandidateSearch';

const Frame = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  alignItems: 'end',
  gridTemplateColumns: '1.5fr 1.1fr 188px auto auto',
  '& > button': { minHeight: 46, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > button': { gridColumn: '1 / -1' },
  },
  // side by side, their texts would be cut off on a phone
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The select for the distance from the place. */
const Distance = ({ miles }: { miles: number }) => (
  <SelectInput name="miles" label={texts.miles} defaultValue={String(miles)} hideLabel>
    {milesChoices
      .filter((each) => each > 0)
      .map((each) => (
        <option key={each} value={each}>
          {texts.within(each)}
        </option>
      ))}
  </SelectInput>
);

/** Returns a ref for the form; keeps its fields in sync with the search. */
const useFields = (q: string, location: string, miles: number) => {
  const form = useRef<HTMLFormElement>(null);
  // the fields are uncontrolled; they aren't remounted for another search, since one may be focused
  useEffect(() => {
    const values = { q, location, miles: String(miles) };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [q, location, miles]);
  return form;
};

/** Keywords, place and distance of the candidate search. */
export const CandidateBar = ({ search }: { search: CandidateControls }) => {
  const [isSaving, setSaving] = useState(false);
  const { q = '', location = '', miles = defaultMiles } = search.filters;
  const form = useFields(q, location, miles);
  return (
    <search>
      <Frame
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const text = (name: string): string | undefined => {
            const value = typed.get(name);
            return (typeof value === 'string' && value.trim()) || undefined;
          };
          search.change({
            q: text('q'),
            location: text('location'),
            miles: text('miles') === String(defaultMiles) ? undefined : text('miles'),
          });
        }}
      >
        <TextInput
          name="q"
          type="search"
          label={texts.words}
          defaultValue={q}
          maxLength={200}
          hideLabel
          placeholder={texts.words}
        />
        <TextInput
          name="location"
          label={texts.place}
          defaultValue={location}
          maxLength={200}
          hideLabel
          placeholder={texts.place}
          autoComplete="off"
        />
        <Distance miles={miles} />
        <SubmitButton>{texts.search}</SubmitButton>
        <Button
          variant="outlined"
          startIcon={<BellIcon size={18} />}
          onClick={() => setSaving(true)}
        >
          {texts.saved.open}
        </Button>
      </Frame>
      {isSaving && (
        <SaveCandidateSearch filters={search.filters} onClose={() => setSaving(false)} />
      )}
    </search>
  );
};
