import { candidateTexts } from '@/texts/candidates/candidates';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { hourText } from '@/ui/text/hourText';
import { timeZoneName } from '@/ui/text/localTimes';
import type { CandidateFilters } from '../search/useCandidateSearch';
import { useSaveCandidateSearch } from './useSaveCandidateSearch';

const { saved: texts } = candidateTexts;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Asks for a name and an hour, and saves the search; its new candidates are sent in a daily email.
 */
export const SaveCandidateSearch = ({
  filters,
  onClose,
}: {
  filters: CandidateFilters;
  onClose: () => void;
}) => {
  const form = useSaveCandidateSearch(filters, onClose);
  return (
    <FormDialog
      form={form.form}
      busy={form.busy}
      onClose={onClose}
      title={texts.title}
      intro={texts.intro}
      submitLabel={texts.submit}
    >
      <TextInput
        {...form.field('name')}
        label={texts.name}
        maxLength={100}
        required
        autoComplete="off"
        dir="auto"
      />
      <SelectInput
        {...form.field('hour')}
        label={texts.hour}
        hint={texts.zone(timeZoneName())}
        required
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </SelectInput>
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
    </FormDialog>
  );
};
