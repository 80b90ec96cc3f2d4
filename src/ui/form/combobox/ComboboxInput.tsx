import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, Ref } from 'react';
import { styled } from '@/ui/styled';
import { Field, inputSlot, type FieldProps } from '../Field';

const List = styled(Paper)(({ theme }) => ({
  marginBlock: 6,
  borderRadius: theme.shape.radius.lg,
  border: `1px solid ${theme.vars.palette.line2}`,
  boxShadow: '0 12px 32px -16px rgb(0 0 0 / .35)',
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(45dvh, 320px)', padding: 6 },
  '& .MuiAutocomplete-option': {
    minHeight: 42,
    padding: '8px 12px',
    borderRadius: theme.shape.radius.md,
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 550,
    overflowWrap: 'anywhere',
    '&.Mui-focused': { backgroundColor: theme.vars.palette.sunk },
    // keep the highlight visible in forced-colors mode
    '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
  },
}));

/** Returns the options that contain the typed text, or all of them if it equals one of them. */
const matching = (options: string[], { inputValue }: { inputValue: string }): string[] => {
  const typed = inputValue.trim().toLowerCase();
  return options.some((option) => option.toLowerCase() === typed)
    ? options
    : options.filter((option) => option.toLowerCase().includes(typed));
};

type SuggestedInputProps = ComponentProps<'input'> & {
  /** The element the list is positioned at. */
  box: Ref<HTMLDivElement>;
  listRef: Ref<HTMLInputElement>;
  fieldRef: Ref<HTMLInputElement>;
};
/** The input, with a ref for both the list and the form. */
const SuggestedInput = ({ box, listRef, fieldRef, ...input }: SuggestedInputProps) => (
  <InputBase ref={box} inputProps={{ ...input, ref: useForkRef(listRef, fieldRef) }} />
);

type ComboboxInputProps = FieldProps & {
  name: string;
  required?: boolean;
  ref: Ref<HTMLInputElement>;
  text: string;
  /** Called for typed and selected text; any text is valid. */
  onText: (text: string) => void;
  options: readonly string[];
  /** The options are already filtered by the typed text. */
  isMatched?: boolean;
};

/**
 * A single-line text input with suggestions. The list opens on click, arrow key or typing; any text
 * is accepted, whether or not it is in the list.
 */
export const ComboboxInput = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  name,
  required = false,
  ref,
  text,
  onText,
  options,
  isMatched = false,
}: ComboboxInputProps) => (
  <Field {...{ label, error, hint, aside, hideLabel }}>
    {(aria) => (
      <Autocomplete<string, false, false, true>
        freeSolo
        id={aria.id}
        options={[...options]}
        // the text is the value: selecting an option sets its text
        value={null}
        // keeps the list inside the page's `main` landmark
        disablePortal
        slots={{ paper: List }}
        inputValue={text}
        onInputChange={(_event, typed, reason) => {
          if (reason !== 'reset') onText(typed);
        }}
        filterOptions={isMatched ? (all) => all : matching}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <SuggestedInput
            box={input.ref}
            listRef={htmlInput.ref}
            fieldRef={ref}
            {...inputSlot({ ...htmlInput, name, required }, aria)}
          />
        )}
      />
    )}
  </Field>
);
