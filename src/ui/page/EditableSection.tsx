import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { EditIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { SectionForm, type SectionFormProps } from '@/ui/form/SectionForm';
import { ProfileSection } from './ProfileSection';

type EditableSectionProps<Name extends string> = Pick<SectionFormProps<Name>, 'fields' | 'save'> & {
  title: string;
  anchor?: string;
  /** The edit icon's label: "Edit Contact Information". */
  editLabel: string;
  /** The view mode. */
  children: ReactNode;
};

/**
 * A section of a profile with its own view and edit modes (spec §4), independent of other sections.
 */
export const EditableSection = <Name extends string>({
  title,
  anchor,
  editLabel,
  fields,
  save,
  children,
}: EditableSectionProps<Name>) => {
  // number the openings: a save that ends after Cancel must not close the next one
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // the closed form had the focus: return it to the button, unless it is elsewhere by now
  useEffect(() => {
    if (open === null && wasOpen.current && document.activeElement === document.body)
      editButton.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  // rendering the fields takes several frames on a slow phone: respond to the click first
  const edit = (): void =>
    startTransition(() => {
      setOpening(opening + 1);
      setOpen(opening + 1);
    });
  const close = (): void => setOpen((now) => (now === open ? null : now));
  const action = open === null && (
    <IconButton ref={editButton} aria-label={editLabel} onClick={edit} sx={{ mr: '-8px' }}>
      <EditIcon size={20} />
    </IconButton>
  );
  return (
    <ProfileSection title={title} anchor={anchor} action={action}>
      {open === null ? (
        children
      ) : (
        <div key={open}>
          <SectionForm fields={fields} save={save} onSaved={close} onCancel={close} />
        </div>
      )}
    </ProfileSection>
  );
};
