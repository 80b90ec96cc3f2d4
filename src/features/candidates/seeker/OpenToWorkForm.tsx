import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import type { OpenToWork } from '@/api/jobBoardApi';
import { useUpdateOpenToWorkMutation } from '@/api/memberApi';
import { readAgain } from '@/api/readAgain';
import { listOf } from '@/api/tags/tags';
import { readApiError } from '@/api/wire/apiError';
import { clientRefusalOf } from '@/api/wire/refusals';
import { educationTexts, startTexts } from '@/texts/candidates/candidates';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm, type CheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import {
  fieldsOf,
  missingOpenToWork,
  openToWorkFields,
  tickedOf,
  toOpenToWorkInput,
  type OpenToWorkField,
  type Ticked,
} from './openToWorkFields';
import { TickGroup } from './TickGroup';

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

/** In which fields, and how much. */
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
const Wishes = ({ form }: { form: CheckedForm<OpenToWorkField> }) => (
  <Two>
    <TextInput
      {...form.field('payFrom')}
      type="number"
      min={1}
      max={1_000_000}
      step="any"
      inputMode="decimal"
      label={texts.payFrom.label}
      hint={texts.payFrom.hint}
    />
    <SelectInput {...form.field('start')} label={texts.start.label}>
      <option value="">{texts.start.none}</option>
      <Options texts={startTexts} />
    </SelectInput>
    <TextInput
      {...form.field('years')}
      type="number"
      min={0}
      max={60}
      inputMode="numeric"
      label={texts.years.label}
    />
    <SelectInput {...form.field('education')} label={texts.education.label}>
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

/** What employers see of a job seeker; sent, they can be found. */
export const OpenToWorkForm = ({ stored, shortName }: OpenToWorkFormProps) => {
  const dispatch = useAppDispatch();
  const [update] = useUpdateOpenToWorkMutation();
  const [ticked, setTicked] = useState(() => tickedOf(stored));
  const form = useCheckedForm<OpenToWorkField>({
    start: fieldsOf(stored),
    missing: missingOpenToWork,
    send: async (typed) => {
      try {
        await update({ openToWorkInput: toOpenToWorkInput(typed, ticked, stored.open) }).unwrap();
        notify.success(stored.open ? openToWorkTexts.saved : openToWorkTexts.opened);
        return {};
      } catch (error) {
        // turned off elsewhere: the page says so then, and the button what pressing it does
        if (readApiError(error).status === 409) await dispatch(readAgain([listOf('OpenToWork')]));
        return clientRefusalOf(error, openToWorkFields, openToWorkTexts.saveFailed);
      }
    },
  });
  return (
    <FormStack {...form.form}>
      <TextInput
        {...form.field('headline')}
        label={texts.headline.label}
        hint={texts.headline.hint}
        maxLength={120}
        required
        dir="auto"
      />
      <SelectInput {...form.field('nameShown')} label={texts.nameShown.label}>
        <option value="short">{texts.nameShown.short(shortName)}</option>
        <option value="hidden">{texts.nameShown.hidden}</option>
      </SelectInput>
      <TextInput
        {...form.field('skills')}
        label={texts.skills.label}
        hint={texts.skills.hint}
        maxLength={600}
        dir="auto"
      />
      <TextInput
        {...form.field('place')}
        label={texts.place.label}
        hint={texts.place.hint}
        maxLength={200}
        autoComplete="address-level2"
      />
      <Choices ticked={ticked} onChange={setTicked} />
      <Wishes form={form} />
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
