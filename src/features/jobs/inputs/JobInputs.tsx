import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type FocusEvent, type WheelEvent } from 'react';
import { employmentTypeTexts } from '@/texts/jobs/employmentTypes';
import { jobTexts } from '@/texts/jobs/job';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import { limits } from '@contract/limits';
import { qualifications, responsibilities, type JobField } from './jobFields';
import { LimitedText } from './LimitedText';

const { fields } = jobPostTexts;
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '22px 16px',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Points = styled('fieldset')(({ theme }) => ({
  '& > legend': {
    padding: 0,
    marginBottom: 6,
    fontSize: '.875rem',
    fontWeight: 600,
    lineHeight: 1.5,
  },
  '& > ol': { display: 'grid', gap: 10 },
  '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 12 },
  '& li > b': {
    height: 46,
    display: 'grid',
    placeItems: 'center start',
    color: theme.vars.palette.ink3,
    fontSize: '.875rem',
  },
}));
const Fixed = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  '& > b': { fontSize: '.875rem', fontWeight: 600 },
  '& > small': { color: theme.vars.palette.ink3, fontSize: '.8125rem' },
}));
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  '& [data-near]': { color: theme.vars.palette.amberText, fontWeight: 600 },
}));

// the 0 it begins with is written over; turning the mouse's wheel over a number scrolls the page
// instead of changing it
const number = {
  type: 'number',
  min: 0,
  inputMode: 'decimal',
  required: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const satisfies ComponentProps<'input'>;

type JobInputsProps = {
  form: CheckedForm<JobField>;
  /**
   * The category of a job that is edited, shown only: its call has none (spec §7). Posting chooses
   * one.
   */
  category?: string;
};

/** All inputs of a job (spec §2.12, §5), for posting and for editing. */
export const JobInputs = ({ form: checked, category: fixed }: JobInputsProps) => {
  const { field } = checked;
  const types = useId();
  const points = (legend: string, names: readonly JobField[], limit: number) => (
    <Points>
      <legend>{legend}</legend>
      <ol>
        {names.map((name, index) => (
          <li key={name}>
            <b aria-hidden className="num">
              {index + 1}
            </b>
            <LimitedText
              form={checked}
              name={name}
              limit={limit}
              label={fields[name].label}
              hideLabel
              line
            />
          </li>
        ))}
      </ol>
    </Points>
  );
  return (
    <Frame>
      <TextInput {...field('jobtitle')} label={fields.jobtitle.label} autoComplete="off" required />
      <Pair>
        <TextInput
          {...field('companyname')}
          label={fields.companyname.label}
          autoComplete="organization"
          required
        />
        <TextInput
          {...field('location')}
          label={fields.location.label}
          hint={fields.location.hint}
          autoComplete="off"
          required
        />
      </Pair>
      {fixed === undefined ? (
        <SelectInput {...field('categoryName')} label={fields.categoryName.label} required>
          <option value="" disabled>
            {jobPostTexts.selectCategory}
          </option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectInput>
      ) : (
        <Fixed>
          <b>{fields.categoryName.label}</b>
          <span dir="auto">{fixed || jobTexts.notProvided}</span>
          <small>{jobPostTexts.categoryFixed}</small>
        </Fixed>
      )}
      <LimitedText
        form={checked}
        name="joboverview"
        limit={limits.overviewWords}
        label={fields.joboverview.label}
        hint={fields.joboverview.hint}
      />
      {points(jobPostTexts.responsibilities, responsibilities, limits.responsibilityWords)}
      {points(jobPostTexts.qualifications, qualifications, limits.qualificationWords)}
      <Pair>
        <TextInput
          {...field('employementtype')}
          label={fields.employementtype.label}
          list={types}
          autoComplete="off"
          required
        />
        <TextInput
          {...field('degreerequired')}
          label={fields.degreerequired.label}
          autoComplete="off"
          required
        />
      </Pair>
      <datalist id={types}>
        {employmentTypes
          .filter((type) => type !== 'other')
          .map((type) => (
            <option key={type}>{employmentTypeTexts[type]}</option>
          ))}
      </datalist>
      <Pair>
        <TextInput
          {...field('monthlysalary1')}
          {...number}
          label={fields.monthlysalary1.label}
          step="any"
          hint={jobPostTexts.payHint}
        />
        <TextInput
          {...field('monthlysalary2')}
          {...number}
          label={fields.monthlysalary2.label}
          step="any"
        />
        <TextInput
          {...field('numberofvacancies')}
          {...number}
          label={fields.numberofvacancies.label}
          step={1}
          inputMode="numeric"
        />
      </Pair>
    </Frame>
  );
};
