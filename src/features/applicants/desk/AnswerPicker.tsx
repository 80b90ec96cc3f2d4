import { applicantTexts } from '@/texts/jobs/applicants';
import { SelectInput } from '@/ui/form/SelectInput';
import type { AnswerFilter } from './useAnswerFilter';

const { filters: texts } = applicantTexts;

/**
 * Filters by the answer to a question of the job, or by a range of numbers; renders nothing if no
 * question can be filtered by.
 */
export const AnswerPicker = ({ groups, value, pick }: Omit<AnswerFilter, 'ranged'>) =>
  groups.length === 0 ? null : (
    <SelectInput
      name="answer"
      label={texts.answers}
      hideLabel
      value={value}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{texts.anyAnswer}</option>
      {groups.map(({ question, options }) => (
        <optgroup key={question.id} label={question.text}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectInput>
  );
