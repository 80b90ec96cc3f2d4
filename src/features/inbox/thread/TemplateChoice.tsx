import type { Thread } from '@/api/jobBoardApi';
import { useGetLetterTemplatesQuery } from '@/api/memberApi';
import { inboxTexts } from '@/texts/inbox';
import { SelectInput } from '@/ui/form/SelectInput';
import { fillLetter, letterKinds, type LetterFacts } from '@contract/jobs/applicantLetters';

const { thread: texts } = inboxTexts;

/**
 * Returns the values of a template's placeholders. The first word of a name is taken for the first
 * name.
 */
const factsOf = ({ other, self, jobtitle, companyname }: Thread): LetterFacts => {
  const [firstName = '', ...rest] = other.split(' ');
  return { firstName, lastName: rest.join(' '), jobtitle, company: companyname, sender: self };
};

type TemplateChoiceProps = { thread: Thread; onChoose: (text: string) => void };

/** Selects one of the employer's letter templates to start a message with. */
export const TemplateChoice = ({ thread, onChoose }: TemplateChoiceProps) => {
  const { data } = useGetLetterTemplatesQuery();
  if (!data) return null;
  return (
    <SelectInput
      name="template"
      label={texts.template}
      hideLabel
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ kind }) => kind === target.value);
        if (chosen) onChoose(fillLetter(chosen.body, factsOf(thread)).trim());
      }}
    >
      <option value="">{texts.template}</option>
      {letterKinds.map((kind) => (
        <option key={kind} value={kind}>
          {texts.templates[kind]}
        </option>
      ))}
    </SelectInput>
  );
};
