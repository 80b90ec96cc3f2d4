import { jobTexts } from '@/texts/jobs/job';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { SelectInput } from '@/ui/form/SelectInput';
import { styled } from '@/ui/styled';
import { categories } from '@contract/constants/categories';
import type { JobInputsForm } from './jobFields';

const { label } = jobPostTexts.fields.categoryName;
const Fixed = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  '& > b': { fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
  '& > small': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
}));

/** The category of a new job. */
export const CategoryInput = ({ form }: { form: JobInputsForm }) => (
  <SelectInput {...form.field('categoryName')} label={label} required>
    <option value="" disabled>
      {jobPostTexts.selectCategory}
    </option>
    {categories.map((category) => (
      <option key={category} value={category}>
        {category}
      </option>
    ))}
  </SelectInput>
);

/** The category of an existing job, read-only: `updateJob` doesn't accept it (spec §7). */
export const FixedCategory = ({ category }: { category: string }) => (
  <Fixed>
    <b>{label}</b>
    <span dir="auto">{category || jobTexts.notProvided}</span>
    <small>{jobPostTexts.categoryFixed}</small>
  </Fixed>
);
