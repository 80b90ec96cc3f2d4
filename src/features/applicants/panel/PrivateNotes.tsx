import { useRef } from 'react';
import type { ApplicantDetails } from '@/api/jobBoardApi';
import { useAddApplicantNoteMutation, useDeleteApplicantNoteMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { applicantTexts } from '@/texts/jobs/applicants';
import { TrashIcon } from '@/ui/art/actionIcons';
import { LockIcon } from '@/ui/art/documentIcons';
import { IconButton } from '@/ui/button/IconButton';
import { useNotified } from '@/ui/notify/useNotified';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { localMomentText } from '@/ui/text/dateTexts';
import { Stars } from '../Stars';
import { PanelSection } from './PanelSection';
import { Rating } from './Rating';
import { Tags } from './Tags';
import { noteDraft, type DraftOf } from './useDrafts';
import { WordsForm } from './WordsForm';

const { notes: texts } = applicantTexts;
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 14,
  '&:empty': { display: 'none' },
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 8px' },
  '& .by': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
  '& button': { gridRow: '1 / 3', gridColumn: 2, width: 32, height: 32 },
}));

type NoteListProps = {
  notes: ApplicantDetails['notes'];
  readsOnly: boolean;
  onDelete: (noteId: string) => void;
};

const NoteList = ({ notes, readsOnly, onDelete }: NoteListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    // the field to add a note
    () => list.current?.parentElement?.querySelector('textarea'),
    notes.map(({ _id }) => _id),
  );
  return (
    <List ref={list}>
      {notes.map((note) => (
        <li key={note._id}>
          <p className="words" dir="auto">
            {note.text}
          </p>
          <p className="by num" dir="auto">
            {texts.by(note.name, localMomentText(Date.parse(note.createdAt)))}
          </p>
          {note.mine && !readsOnly && (
            <IconButton
              data-delete
              aria-label={texts.delete(note.text.slice(0, 40))}
              onClick={() => onDelete(note._id)}
            >
              <TrashIcon size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </List>
  );
};

type PrivateNotesProps = {
  details: ApplicantDetails;
  readsOnly: boolean;
  draftOf: DraftOf;
  /** The tags of other applicants on the page, for suggestions. */
  knownTags: readonly string[];
  /** Returns the query string that lists all applicants with a tag. */
  tagSearch: (tag: string) => string;
};

/** What only the employer can see: rating, tags and notes. */
export const PrivateNotes = ({
  details,
  readsOnly,
  draftOf,
  knownTags,
  tagSearch,
}: PrivateNotesProps) => {
  const { _id: id, notes } = details;
  const [addNote] = useAddApplicantNoteMutation();
  const [deleteNote] = useDeleteApplicantNoteMutation();
  const remove = useNotified(deleteNote, { failure: texts.deleteFailed });
  const add = async (text: string): Promise<string | null> => {
    try {
      await addNote({ id, messageInput: { text } }).unwrap();
      return null;
    } catch (error) {
      return refusalText(error, texts.failed);
    }
  };
  return (
    <PanelSection title={texts.title} icon={<LockIcon size={15} />} aside={texts.only}>
      {readsOnly ? <Stars rating={details.rating} /> : <Rating applicant={details} />}
      {/* keyed by applicant: the input belongs to one, and switching must not look like a deletion */}
      <Tags
        key={`tags of ${id}`}
        applicant={details}
        known={knownTags}
        searchOf={tagSearch}
        readsOnly={readsOnly}
      />
      <NoteList
        key={`notes of ${id}`}
        notes={notes}
        readsOnly={readsOnly}
        onDelete={(noteId) => void remove({ id, noteId })}
      />
      {!readsOnly && (
        <WordsForm
          key={id}
          label={texts.label}
          submit={texts.add}
          missing={texts.missing}
          draft={draftOf(noteDraft(id))}
          onSend={add}
        />
      )}
    </PanelSection>
  );
};
