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
    // seen where the system chooses the colours, too
    '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
  },
}));

/** Those with what is typed in them; all where one of them is typed already. */
const matching = (options: string[], { inputValue }: { inputValue: string }): string[] => {
  const typed = inputValue.trim().toLowerCase();
  return options.some((option) => option.toLowerCase() === typed)
    ? options
    : options.filter((option) => option.toLowerCase().includes(typed));
};

type SuggestedInputProps = ComponentProps<'input'> & {
  /** What the list is placed by. */
  box: Ref<HTMLDivElement>;
  listRef: Ref<HTMLInputElement>;
  fieldRef: Ref<HTMLInputElement>;
};
/** The input, which both the list and the form hold. */
const SuggestedInput = ({ box, listRef, fieldRef, ...input }: SuggestedInputProps) => (
  <InputBase ref={box} inputProps={{ ...input, ref: useForkRef(listRef, fieldRef) }} />
);

type ComboboxInputProps = FieldProps & {
  name: string;
  required?: boolean;
  ref: Ref<HTMLInputElement>;
  text: string;
  /** Typed or taken from the list; any text is good. */
  onText: (text: string) => void;
  options: readonly string[];
  /** The options have been chosen by what is typed already. */
  isMatched?: boolean;
};

/**
 * One line of text with suggestions: the list opens by a press, an arrow or typing, and nothing of
 * it has to be taken.
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
        // what is typed is the value: an option taken is its text
        value={null}
        // inside the page's main part, as all of it
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
