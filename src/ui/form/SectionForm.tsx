import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { commonTexts } from '@/texts/common';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { styled } from '@/ui/styled';
import { FormAlert } from './FormAlert';
import { FormStack } from './FormStack';
import { SectionInput, type SectionField } from './SectionInput';
import { UnsavedChangesPrompt } from './unsaved/UnsavedChangesPrompt';
import { useCheckedForm, type CheckedForm, type FormError } from './useCheckedForm';

const appear = keyframes`from { opacity: 0; }`;
// extends to the card's edges, so that the fields align with the text they replace
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
   * Saves all fields' `values`; `edited` has only the changed ones. Resolves to `null` once
   * saved, which calls `onSaved`; after an error the typed text stays.
   */
  save: (
    values: Record<Name, string>,
    edited: Partial<Record<Name, string>>,
  ) => Promise<FormError<Name> | null>;
  onSaved: () => void;
  onCancel: () => void;
};

/**
 * Returns a hint for an edited field that has meanwhile been saved elsewhere with another value.
 */
const conflictHint = <Name extends string>(
  { name, defaultValue, options = [] }: SectionField<Name>,
  { formState, watch }: CheckedForm<Name>['rhf'],
) =>
  defaultValue !== formState.defaultValues?.[name] &&
  defaultValue !== watch(name) && {
    hint: changedMeanwhileTexts.value(
      options.find(({ value }) => value === defaultValue)?.label ?? defaultValue,
    ),
  };

/**
 * Updates the fields that aren't being edited to the host's newest values, so that a save doesn't
 * restore stale ones. Edited fields stay as they are.
 */
const useSyncedDefaults = <Name extends string>(
  fields: readonly SectionField<Name>[],
  { formState, getValues, resetField }: CheckedForm<Name>['rhf'],
): void => {
  const defaults = JSON.stringify(fields.map(({ defaultValue }) => defaultValue));
  // the form's values are outside React's state; a layout effect, so that no hint flashes
  useLayoutEffect(() => {
    for (const field of fields) {
      const { defaultValue } = field;
      const name: string = field.name;
      const opened = formState.defaultValues?.[name];
      const typed = getValues(name);
      if (defaultValue !== opened && (typed === opened || typed === defaultValue))
        resetField(name, { defaultValue: defaultValue });
    }
    // `fields` is new on each render, and must not replace text while it is being typed
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [defaults]);
};

const textsOf = <Name extends string>(
  fields: readonly SectionField<Name>[],
  of: (field: SectionField<Name>) => string,
) =>
  // one text per field
  Object.fromEntries(fields.map((field) => [field.name, of(field)])) as Record<Name, string>;

/** The edit mode of one section of a profile (spec §4). Its draft is discarded on unmount. */
export const SectionForm = <Name extends string>({
  fields,
  save,
  onSaved,
  onCancel,
}: SectionFormProps<Name>) => {
  const texts = (of: (field: SectionField<Name>) => string) => textsOf(fields, of);
  const isShown = ({ onChangeOf }: SectionField<Name>, typed: (name: Name) => string | undefined) =>
    onChangeOf === undefined ||
    typed(onChangeOf) !== fields.find(({ name }) => name === onChangeOf)?.defaultValue;
  const { form, field, busy, problem, isUnsaved, rhf } = useCheckedForm<Name>({
    defaultValues: texts(({ defaultValue }) => defaultValue),
    missing: texts(({ missing = '' }) => missing),
    send: async (typed) => {
      const values = texts((each) =>
        isShown(each, (name) => typed[name]) ? typed[each.name] : each.defaultValue,
      );
      const edited = fields.filter(({ name, defaultValue }) => values[name] !== defaultValue);
      const error = await save(
        values,
        textsOf(edited, ({ name }) => values[name]),
      );
      if (!error) onSaved();
      return error;
    },
  });
  useSyncedDefaults(fields, rhf);
  // the edit button that had the focus is gone: focus the first field, unless another element has
  // the focus by now
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    form.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form.ref]);
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
            {...conflictHint(each, rhf)}
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
