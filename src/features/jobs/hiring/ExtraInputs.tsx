import { hiringTexts } from '@/texts/jobs/hiring';
import { workplaceTexts } from '@/texts/jobs/post/workplace';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { limits } from '@contract/limits';
import { useLongTextHint } from '../hints/useWritingHint';
import { workplaces, type HiringForm } from './hiringFields';

const { workplace, closesOn, longDescription } = hiringTexts;

/** On site, hybrid or remote; searches for remote jobs filter by it. */
export const WorkplaceInput = ({ form }: { form: HiringForm }) => (
  <SelectInput {...form.field('workplace')} label={workplace.label} hint={workplace.hint}>
    <option value="">{workplace.none}</option>
    {workplaces.map((each) => (
      <option key={each} value={each}>
        {workplaceTexts[each]}
      </option>
    ))}
  </SelectInput>
);

/** The last day to apply. */
export const ClosingInput = ({ form }: { form: HiringForm }) => (
  <TextInput
    {...form.field('closesOn')}
    type="date"
    label={closesOn.label}
    hint={closesOn.hint}
    autoComplete="off"
  />
);

/** A longer description, in a small subset of Markdown. */
export const LongDescriptionInput = ({ form }: { form: HiringForm }) => (
  <TextArea
    {...form.field('longDescription')}
    label={longDescription.label}
    hint={
      <>
        {useLongTextHint(form)}
        {longDescription.hint}
      </>
    }
    rows={6}
    maxLength={limits.longDescription}
    dir="auto"
  />
);
