import { useState, type FormEvent } from 'react';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import type { Draft } from './useDrafts';

type WordsFormProps = {
  label: string;
  submit: string;
  /** The error if the text is empty. */
  missing: string;
  /** The form needs another `key` for another draft. */
  draft: Draft;
  /** Resolves to the reason of a failure, or `null`. */
  onSend: (text: string) => Promise<string | null>;
};

/** A text area with a submit button. Sends once at a time; the text stays until it was sent. */
export const WordsForm = ({ label, submit, missing, draft, onSend }: WordsFormProps) => {
  const [typed, setTyped] = useState(draft.read);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const write = (text: string): void => {
    setTyped(text);
    draft.write(text);
  };
  const send = async (text: string): Promise<void> => {
    setBusy(true);
    const failure = await onSend(text.trim());
    setBusy(false);
    setProblem(failure);
    if (failure !== null) return;
    // keeps text that was typed in the meantime
    setTyped((now) => (now === text ? '' : now));
    // storage may have been full
    if (draft.read() === text) draft.write('');
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') setProblem(missing);
    else if (!busy) void send(typed);
  };
  return (
    <form onSubmit={onSubmit} noValidate style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <div style={{ width: '100%' }}>
        <TextArea
          name="text"
          label={label}
          rows={2}
          maxLength={2000}
          dir="auto"
          value={typed}
          {...(problem !== null && { error: problem })}
          onChange={({ target }) => {
            write(target.value);
            setProblem(null);
          }}
        />
      </div>
      <SubmitButton busy={busy} size="small" variant="outlined">
        {submit}
      </SubmitButton>
    </form>
  );
};
