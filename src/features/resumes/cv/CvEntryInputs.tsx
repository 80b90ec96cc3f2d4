import Button from '@mui/material/Button';
import { useRef } from 'react';
import { ownCvTexts } from '@/texts/profiles/cv';
import { PlusIcon, TrashIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { styled } from '@/ui/styled';
import type { EntryList } from './cvForm';
import type { CvForm } from './useCvForm';

const { form: texts } = ownCvTexts;
const { fields } = texts;

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& > legend': { ...theme.typography.h3, padding: 0, marginBottom: 12 },
  '& > button': { justifySelf: 'start' },
  '& fieldset.entry': {
    display: 'grid',
    gap: 14,
    padding: '16px 20px 20px',
    border: `1px solid ${theme.vars.palette.line2}`,
    borderRadius: theme.shape.radius.lg,
  },
  '& .row': { display: 'grid', gap: 14, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .top': {
    display: 'flex',
    gap: 12,
    alignItems: 'flex-start',
    '& > div:first-of-type': { flex: 1 },
  },
  '& .top > button': { marginTop: 28 },
  [theme.breakpoints.down('sm')]: { '& .row.wide': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

type ListProps = { list: EntryList; cv: CvForm };
type EntryProps = ListProps & {
  entry: CvForm['typed']['experience'][number];
  onRemove: () => void;
};

/** Moves the focus to the button that adds an entry when one is removed. */
const useFocusAfterRemoval = () => {
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  return { addButton, onRemoved: (): void => focusLater(() => addButton.current) };
};

const Entry = ({ list, entry, cv, onRemove }: EntryProps) => {
  const { key } = entry;
  const field = (name: 'title' | 'place' | 'from' | 'to' | 'text') => ({
    name: `${list}.${key}.${name}`,
    value: entry[name],
    error: cv.errors[`${list}.${key}.${name}`] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      cv.setEntry(list, key, { [name]: target.value }),
  });
  return (
    <fieldset className="entry" aria-label={entry.title || texts.unnamed[list]}>
      <div className="top">
        <TextInput {...field('title')} label={fields.title[list]} maxLength={150} dir="auto" />
        <IconButton
          aria-label={texts.remove(entry.title || texts.unnamed[list])}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <TextInput {...field('place')} label={fields.place[list]} maxLength={150} dir="auto" />
      <div className="row">
        <TextInput {...field('from')} label={fields.from} hint={texts.dateHint} maxLength={7} />
        <TextInput {...field('to')} label={fields.to} hint={texts.toHint} maxLength={7} />
      </div>
      <TextArea
        {...field('text')}
        label={fields.text[list]}
        hint={fields.textHint}
        maxLength={2000}
        rows={3}
        dir="auto"
      />
    </fieldset>
  );
};

/** The inputs for a CV's positions or education, latest first. */
export const CvEntryInputs = ({ list, cv }: ListProps) => {
  const { addButton, onRemoved } = useFocusAfterRemoval();
  return (
    <Frame>
      <legend>{ownCvTexts.sections[list]}</legend>
      <Button
        ref={addButton}
        variant="outlined"
        size="small"
        startIcon={<PlusIcon size={18} />}
        disabled={cv.typed[list].length >= 20}
        onClick={() => cv.addEntry(list)}
      >
        {texts.add[list]}
      </Button>
      {cv.typed[list].map((entry) => (
        <Entry
          key={entry.key}
          list={list}
          entry={entry}
          cv={cv}
          onRemove={() => {
            onRemoved();
            cv.remove(list, entry.key);
          }}
        />
      ))}
    </Frame>
  );
};

/** The inputs for links to the job seeker's work. */
export const CvLinkInputs = ({ cv }: { cv: CvForm }) => {
  const { addButton, onRemoved } = useFocusAfterRemoval();
  return (
    <Frame>
      <legend>{ownCvTexts.sections.links}</legend>
      {cv.typed.links.map(({ key, label, url }) => (
        <fieldset key={key} className="top" aria-label={label || texts.unnamed.links}>
          <div className="row wide">
            <TextInput
              name={`links.${key}.label`}
              label={fields.label}
              value={label}
              maxLength={100}
              dir="auto"
              onChange={({ target }) => cv.setLink(key, { label: target.value })}
            />
            <TextInput
              name={`links.${key}.url`}
              label={fields.url}
              value={url}
              error={cv.errors[`links.${key}.url`] ?? ''}
              inputMode="url"
              placeholder="https://"
              maxLength={500}
              onChange={({ target }) => cv.setLink(key, { url: target.value })}
            />
          </div>
          <IconButton
            aria-label={texts.remove(label || texts.unnamed.links)}
            onClick={() => {
              onRemoved();
              cv.remove('links', key);
            }}
          >
            <TrashIcon />
          </IconButton>
        </fieldset>
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        size="small"
        startIcon={<PlusIcon size={18} />}
        disabled={cv.typed.links.length >= 10}
        onClick={cv.addLink}
      >
        {texts.add.links}
      </Button>
    </Frame>
  );
};
