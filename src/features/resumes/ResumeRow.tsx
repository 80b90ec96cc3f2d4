import IconButton from '@mui/material/IconButton';
import { useRef, useState, type Ref } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { resumeTexts } from '@/texts/profiles/resumes';
import { DownloadIcon } from '@/ui/art/actionIcons';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { Spinner } from '@/ui/page/Spinner';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { useNow } from '@/ui/text/now';
import { FileKind } from './FileKind';
import { RenameResume } from './RenameResume';
import { resumeFacts } from './resumeFacts';
import { resumeTypes } from './resumeFile';
import { ResumeMenu } from './ResumeMenu';
import { useResumeActions } from './useResumeActions';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& .about': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& h3': { fontSize: theme.typography.body1.fontSize, fontWeight: 650, lineHeight: 1.4 },
  '& .facts': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
  '& .actions': { display: 'flex', flex: 'none' },
}));

type ResumeRowProps = {
  resume: Resume;
  /** Uploads a file that replaces the CV. */
  onReplace: (file: File, resume: Resume) => void;
  /** An upload is in flight. */
  busy: boolean;
};

/** The file input of Replace. */
const ReplaceInput = ({
  ref,
  resume,
  onReplace,
  busy,
}: ResumeRowProps & { ref: Ref<HTMLInputElement> }) => (
  <input
    ref={ref}
    type="file"
    name={`replace-${resume._id}`}
    accept={resumeTypes}
    hidden
    onChange={({ target }) => {
      const [picked] = target.files ?? [];
      target.value = '';
      if (picked && !busy) onReplace(picked, resume);
    }}
  />
);

/** One of the job seeker's CVs: its kind, name and dates, and its actions. */
export const ResumeRow = ({ resume, onReplace, busy }: ResumeRowProps) => {
  const now = useNow();
  const { isBusy, download, makeDefault, remove } = useResumeActions(resume);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const close = () => setDialog(null);
  const { name } = resume;
  return (
    <Row>
      <FileKind kind={resume.kind} />
      <div className="about">
        <div className="name">
          <h3 dir="auto">{name}</h3>
          {resume.isDefault && <Chip tone="brand">{resumeTexts.isDefault}</Chip>}
        </div>
        <p className="facts num">{resumeFacts(resume, now)}</p>
      </div>
      <div className="actions">
        <IconButton
          aria-label={`${resumeTexts.download} ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void download()}
        >
          {isBusy ? <Spinner /> : <DownloadIcon />}
        </IconButton>
        <ResumeMenu
          resume={resume}
          onReplace={() => file.current?.click()}
          onRename={() => setDialog('rename')}
          onMakeDefault={() => void makeDefault()}
          onDelete={() => setDialog('delete')}
        />
      </div>
      <ReplaceInput ref={file} resume={resume} busy={busy} onReplace={onReplace} />
      {dialog === 'rename' && <RenameResume resume={resume} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        text={resumeTexts.deleteDialog.title(name)}
        detail={resumeTexts.deleteDialog.detail}
        confirmLabel={resumeTexts.delete}
        busy={isBusy}
        onConfirm={() => {
          // after a deletion the row may stay for a while, if the list can't be fetched
          void remove().then(close);
        }}
        onCancel={close}
      />
    </Row>
  );
};
