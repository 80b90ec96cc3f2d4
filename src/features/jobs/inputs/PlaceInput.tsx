import { useGetSuggestionsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { ComboboxInput } from '@/ui/form/combobox/ComboboxInput';
import { useDebounced } from '@/ui/form/useDebounced';
import { isRequired, type JobInputsForm } from './jobFields';
import { useComboboxField } from './useComboboxField';

const { label, hint } = jobPostTexts.fields.location;
const debounceMs = 150;
const maxLength = 120;

/** The job's location: free text, with suggestions from other jobs' places on our host. */
export const PlaceInput = ({ form }: { form: JobInputsForm }) => {
  const { extensions } = useHostConfig();
  const typed = useComboboxField(form, 'location');
  const q = useDebounced(typed.text.trim().slice(0, maxLength), debounceMs, '');
  const { currentData, data, isFetching } = useGetSuggestionsQuery(
    { q, for: 'where' },
    { skip: !extensions || q === '' },
  );
  const found = (currentData ?? (isFetching ? data : undefined))?.items ?? [];
  const places = q === '' ? [] : found.map(({ text }) => text);
  return (
    <ComboboxInput
      {...typed}
      label={label}
      hint={hint}
      options={places.filter((place) => place !== typed.text)}
      isMatched
      required={isRequired(form, 'location')}
    />
  );
};
