import Button from '@mui/material/Button';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { ComboboxInput } from '@/ui/form/combobox/ComboboxInput';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { isRequired, type JobInputsForm } from './jobFields';
import { offeredType } from './offeredType';
import { useComboboxField } from './useComboboxField';

const { label, use } = jobPostTexts.fields.employementtype;
const name = 'employementtype';
const suggestedTypes = employmentTypes
  .filter((type) => type !== 'other')
  .map((type) => employmentTypeTexts[type]);

/**
 * The employment type: free text, with suggestions. If a known type is spelled differently, offers
 * the spelling that the search filters use, but always sends the text of the field.
 */
export const TypeInput = ({ form }: { form: JobInputsForm }) => {
  const typed = useComboboxField(form, name);
  const offered = offeredType(typed.text);
  const take = (text: string): void => {
    form.rhf.setValue(name, text, { shouldDirty: true });
    // the pressed button disappears with the offer
    form.rhf.setFocus(name);
  };
  return (
    <ComboboxInput
      {...typed}
      label={label}
      options={suggestedTypes}
      required={isRequired(form, name)}
      {...(offered !== undefined && {
        hint: (
          <Button variant="text" size="small" onClick={() => take(offered)}>
            {use(offered)}
          </Button>
        ),
      })}
    />
  );
};
