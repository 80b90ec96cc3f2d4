import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { commonTexts } from '@/texts/common';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from './FormAlert';
import { FormStack } from './FormStack';
import { SectionInput, type SectionField } from './SectionInput';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt';
import { useCheckedForm, type Refusal } from './useCheckedForm';

const appear = keyframes`from { opacity: 0; }`;
// the ground reaches the card's edges, so that the fields stand where the facts stood
const Ground = styled(FormStack)(({ theme }) => ({
  gap: 16,
  padding: '18px 24px 24px',
  margin: '0 -24px -24px',
  backgroundColor: theme.vars.palette.sunk,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  borderRadius: `0 0 ${theme.shape.radius.card - 1}px ${theme.shape.radius.card - 1}px`,
  animation: `${appear} 160ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  [theme.breakpoints.down('sm')]: { padding: '16px 20px 20px', margin: '0 -20px -20px' },
  '& > .actions': { display: 'flex', gap: 8, marginTop: 2 },
}));

export type SectionFormProps<Name extends string> = {
  fields: readonly SectionField<Name>[];
  /**
   * Sends all of them; null when they are saved, which `onSaved` is told of. What was typed stays
   * after a refusal.
   */
  save: (values: Record<Name, string>) => Promise<Refusal<Name> | null>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The hint below a field that was saved elsewhere since the form opened, unless that was typed, too. */
const meanwhile = <Name extends string>(
  { start, options = [] }: SectionField<Name>,
  opened: string,
  typed: string | undefined,
) =>
  start !== opened &&
  start !== typed && {
    hint: changedMeanwhileTexts.value(options.find(({ value }) => value === start)?.label ?? start),
  };

/** The edit mode of one section of a profile (spec §4): its own draft, which goes with the form. */
export const SectionForm = <Name extends string>({
  fields,
  save,
  onSaved,
  onCancel,
}: SectionFormProps<Name>) => {
  const texts = (of: (field: SectionField<Name>) => string) =>
    // one text a field
    Object.fromEntries(fields.map((field) => [field.name, of(field)])) as Record<Name, string>;
  const isShown = ({ onChangeOf }: SectionField<Name>, typed: (name: Name) => string | undefined) =>
    onChangeOf === undefined ||
    typed(onChangeOf) !== fields.find(({ name }) => name === onChangeOf)?.start;
  const [opened] = useState(() => texts(({ start }) => start));
  const { form, field, busy, problem, isUnsaved, rhf } = useCheckedForm<Name>({
    start: texts(({ start }) => start),
    missing: texts(({ missing = '' }) => missing),
    send: async (values) => {
      const refusal = await save(
        texts((each) => (isShown(each, (name) => values[name]) ? values[each.name] : each.start)),
      );
      if (!refusal) onSaved();
      return refusal;
    },
  });
  // who opened the section wants to write: the edit button, which had the focus, is gone
  useEffect(
    () => form.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    [form.ref],
  );
  return (
    <Ground {...form}>
      <UnsavedChangesPrompt isUnsaved={isUnsaved} detail={commonTexts.leave.section} />
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {fields
        .filter((each) => isShown(each, (name) => rhf.watch(name)))
        .map((each) => (
          <SectionInput
            key={each.name}
            {...each}
            {...field(each.name)}
            {...meanwhile(each, opened[each.name], rhf.watch(each.name))}
          />
        ))}
      <div className="actions">
        <SubmitButton busy={busy} size="small">
          {commonTexts.save}
        </SubmitButton>
        <Button variant="outlined" size="small" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </Ground>
  );
};
