import { useWatch } from 'react-hook-form';
import { letterTexts } from '@/texts/jobs/letters';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import {
  fillLetter,
  letterLimits,
  placeholders,
  type LetterFacts,
} from '@contract/jobs/applicantLetters';

const { dialog: texts } = letterTexts;
const Preview = styled('section')(({ theme }) => ({
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.sunk,
  overflowWrap: 'anywhere',
  '& > h3': { ...theme.typography.caption, color: theme.vars.palette.ink2, marginBottom: 8 },
  '& > b': { display: 'block', marginBottom: 8 },
  '& > p': { whiteSpace: 'pre-wrap' },
}));

type LetterInputsProps = {
  form: Pick<CheckedForm<'subject' | 'body'>, 'field' | 'rhf'>;
  /** The applicant and facts that fill in the preview; if omitted, there is no preview. */
  reader?: { name: string; facts: LetterFacts } | undefined;
};

/** The inputs of a letter, the placeholders it can have, and a preview for one recipient. */
export const LetterInputs = ({ form: { field, rhf }, reader }: LetterInputsProps) => {
  const [subject, body] = useWatch({ control: rhf.control, name: ['subject', 'body'] });
  return (
    <>
      <TextInput
        {...field('subject')}
        label={texts.subject.label}
        maxLength={letterLimits.subject}
        required
        dir="auto"
      />
      <TextArea
        {...field('body')}
        label={texts.body.label}
        hint={`${texts.hint} ${placeholders.map((name) => `{${name}}`).join(' ')}`}
        rows={9}
        maxLength={letterLimits.body}
        required
        dir="auto"
      />
      {reader && (
        <Preview>
          <h3>{texts.preview(reader.name)}</h3>
          <b dir="auto">{fillLetter(subject, reader.facts)}</b>
          <p dir="auto">{fillLetter(body, reader.facts)}</p>
        </Preview>
      )}
    </>
  );
};
