import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { commonTexts } from '@/texts/common';
import { savedTexts } from '@/texts/jobs/saved';
import { EditIcon, PlusIcon } from '@/ui/art/actionIcons';
import { TextArea } from '@/ui/form/TextArea';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';

const { note: texts } = savedTexts;
const Shown = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  padding: '6px 6px 6px 14px',
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.sunk,
  fontSize: theme.typography.dense.fontSize,
  '& > p': {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& > button': { flex: 'none', minWidth: 0 },
}));
const Form = styled('form')({
  display: 'grid',
  gap: 10,
  '& > .row': { display: 'flex', gap: 8 },
});

type SavedNoteProps = {
  jobtitle: string;
  note: string;
  /** Resolves to whether it was stored. */
  onSave: (note: string) => Promise<boolean>;
};

/**
 * Returns the state of showing and editing a note. `close` calls `onClosed`, which can focus the
 * button once it is rendered again.
 */
const useNote = ({ note, onSave }: Omit<SavedNoteProps, 'jobtitle'>, onClosed: () => void) => {
  const [typed, setTyped] = useState<string>();
  const [pending, setPending] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  // sent one after another, since concurrent calls could arrive in the wrong order
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const close = (): void => {
    setTyped(undefined);
    setHasFailed(false);
    onClosed();
  };
  const save = async (text: string): Promise<void> => {
    setPending(text);
    close();
    const sent = sending.current.then(() => onSave(text));
    sending.current = sent;
    const isStored = await sent;
    if (sending.current !== sent) return;
    setPending(undefined);
    if (isStored) return;
    setTyped((now) => now ?? text);
    setHasFailed(true);
  };
  return { typed, setTyped, shown: pending ?? note, hasFailed, close, save };
};

/** The user's note about a saved job. Saved optimistically; the form reopens on failure. */
export const SavedNote = ({ jobtitle, ...props }: SavedNoteProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const { typed, setTyped, shown, hasFailed, close, save } = useNote(props, () =>
    focusLater(() => button.current),
  );
  if (typed === undefined)
    return shown === '' ? (
      <Button
        ref={button}
        variant="text"
        size="small"
        startIcon={<PlusIcon size={16} />}
        aria-label={texts.addTo(jobtitle)}
        onClick={() => setTyped('')}
        sx={{ justifySelf: 'start', ml: '-10px' }}
      >
        {texts.add}
      </Button>
    ) : (
      <Shown className="note">
        <p dir="auto">{shown}</p>
        <Button
          ref={button}
          variant="text"
          size="small"
          aria-label={texts.editOf(jobtitle)}
          onClick={() => setTyped(shown)}
        >
          <EditIcon size={18} />
        </Button>
      </Shown>
    );
  return (
    <NoteForm
      {...{ jobtitle, typed, hasFailed }}
      onType={setTyped}
      onCancel={close}
      onSubmit={() => {
        if (typed.trim() === shown) close();
        else void save(typed.trim());
      }}
    />
  );
};

type NoteFormProps = {
  jobtitle: string;
  typed: string;
  hasFailed: boolean;
  onType: (text: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
};

const NoteForm = ({ jobtitle, typed, hasFailed, onType, onCancel, onSubmit }: NoteFormProps) => (
  <Form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <TextArea
      name="note"
      label={texts.label(jobtitle)}
      hint={texts.hint}
      rows={2}
      maxLength={limits.savedNote}
      dir="auto"
      value={typed}
      // the button that opened it is gone
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      {...(hasFailed && { error: texts.failed })}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    />
    <div className="row">
      <Button type="submit" size="small" variant="outlined">
        {commonTexts.save}
      </Button>
      <Button size="small" variant="text" onClick={onCancel}>
        {commonTexts.cancel}
      </Button>
    </div>
  </Form>
);
