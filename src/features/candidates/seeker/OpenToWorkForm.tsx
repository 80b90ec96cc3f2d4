import type { OpenToWork } from '@/api/jobBoardApi';
import { educationTexts, startTexts } from '@/texts/candidates/candidates';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { styled } from '@/ui/styled';
import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import type { Ticked } from './openToWorkFields';
import { TickGroup } from './TickGroup';
import { useOpenToWorkForm, type OpenToWorkInputs } from './useOpenToWorkForm';

const { fields: texts } = openToWorkTexts;
const Two = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
});

type OptionsProps = { texts: Readonly<Record<string, string>> };
const Options = ({ texts: options }: OptionsProps) =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type TickedProps = { ticked: Ticked; onChange: (ticked: Ticked) => void };

/** Job categories and employment types. */
const Choices = ({ ticked, onChange }: TickedProps) => (
  <>
    <TickGroup
      legend={texts.categories}
      name="categories"
      choices={categories.map((name) => [name, name])}
      chosen={ticked.categories}
      onChange={(chosen) => onChange({ ...ticked, categories: chosen })}
    />
    <TickGroup
      legend={texts.types}
      name="types"
      choices={employmentTypes
        .filter((type) => type !== 'other')
        .map((type) => [type, employmentTypeTexts[type]])}
      chosen={ticked.types}
      onChange={(chosen) => onChange({ ...ticked, types: chosen })}
    />
  </>
);

/** Pay, start, experience and education. */
const Wishes = ({ inputProps }: Pick<OpenToWorkInputs, 'inputProps'>) => (
  <Two>
    <TextInput
      {...inputProps('payFrom', texts.payFrom.hint)}
      type="number"
      min={1}
      max={1_000_000}
      step="any"
      inputMode="decimal"
      label={texts.payFrom.label}
    />
    <SelectInput {...inputProps('start')} label={texts.start.label}>
      <option value="">{texts.start.none}</option>
      <Options texts={startTexts} />
    </SelectInput>
    <TextInput
      {...inputProps('years')}
      type="number"
      min={0}
      max={60}
      inputMode="numeric"
      label={texts.years.label}
    />
    <SelectInput {...inputProps('education')} label={texts.education.label}>
      <option value="">{texts.education.none}</option>
      <Options texts={educationTexts} />
    </SelectInput>
  </Two>
);

/** Whether the CV is shown, and how much of it. */
const CvChoices = ({ ticked, onChange }: TickedProps) => (
  <div>
    <CheckboxInput
      name="showCv"
      label={texts.showCv}
      checked={ticked.showCv}
      onChange={({ target }) => onChange({ ...ticked, showCv: target.checked })}
    />
    {ticked.showCv && (
      <CheckboxInput
        name="hideEmployer"
        label={texts.hideEmployer}
        checked={ticked.hideEmployer}
        onChange={({ target }) => onChange({ ...ticked, hideEmployer: target.checked })}
      />
    )}
  </div>
);

type OpenToWorkFormProps = { stored: OpenToWork; /** "Imani K." */ shortName: string };

/** The form for what employers see of a job seeker; saving it makes the profile searchable. */
export const OpenToWorkForm = ({ stored, shortName }: OpenToWorkFormProps) => {
  const { form, ticked, setTicked, inputProps } = useOpenToWorkForm(stored);
  return (
    <FormStack {...form.form}>
      <TextInput
        {...inputProps('headline', texts.headline.hint)}
        label={texts.headline.label}
        maxLength={120}
        required
        dir="auto"
      />
      <SelectInput {...inputProps('nameShown')} label={texts.nameShown.label}>
        <option value="short">{texts.nameShown.short(shortName)}</option>
        <option value="hidden">{texts.nameShown.hidden}</option>
      </SelectInput>
      <TextInput
        {...inputProps('skills', texts.skills.hint)}
        label={texts.skills.label}
        maxLength={600}
        dir="auto"
      />
      <TextInput
        {...inputProps('place', texts.place.hint)}
        label={texts.place.label}
        maxLength={200}
        autoComplete="address-level2"
      />
      <Choices ticked={ticked} onChange={setTicked} />
      <Wishes inputProps={inputProps} />
      <CvChoices ticked={ticked} onChange={setTicked} />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <p>
        <SubmitButton busy={form.busy}>
          {stored.open ? openToWorkTexts.save : openToWorkTexts.open}
        </SubmitButton>
      </p>
    </FormStack>
  );
};
