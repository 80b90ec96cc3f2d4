import { useId, useRef, useState, type DragEvent } from 'react';
import { resumeTexts } from '@/texts/profiles/resumes';
import { UploadIcon } from '@/ui/art/documentIcons';
import { FormAlert } from '@/ui/form/FormAlert';
import { Spinner } from '@/ui/page/Spinner';
import { styled } from '@/ui/styled';
import { resumeTypes } from './resumeFile';

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 54,
  padding: '10px 18px',
  border: `1.5px dashed ${theme.vars.palette.field}`,
  borderRadius: theme.shape.radius.lg,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
  '&[data-over]': {
    borderColor: theme.vars.palette.brand,
    backgroundColor: theme.vars.palette.brandSoft,
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.brandText },
  '& button': {
    minHeight: 32,
    padding: 0,
    border: 0,
    borderRadius: theme.shape.radius.xs,
    background: 'none',
    color: theme.vars.palette.brandText,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
  '& .rule': {
    marginInlineStart: 'auto',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
  [theme.breakpoints.down('sm')]: {
    '& .drop': { display: 'none' },
    '& .rule': { flexBasis: '100%', marginInlineStart: 36 },
  },
}));
const Frame = styled('div')({ display: 'grid', gap: 10, minWidth: 0 });

/** Handles files dropped on an element; `isOver` while one is dragged over it. */
const useDrop = (onFile: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
};

type UploadResumeProps = {
  /** The button's text. */
  label: string;
  busy: boolean;
  /** Why the last file was rejected. */
  problem: string | null;
  onFile: (file: File) => void;
};

/** An upload area for a CV: a button that opens the file dialog, and a drop zone. */
export const UploadResume = ({ label, busy, problem, onFile }: UploadResumeProps) => {
  const input = useRef<HTMLInputElement>(null);
  const ruleId = useId();
  const take = (file: File): void => {
    if (!busy) onFile(file);
  };
  const { isOver, handlers } = useDrop(take);
  return (
    <Frame>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <Zone {...handlers} data-over={isOver || undefined} data-testid="resume-drop">
        {busy ? <Spinner /> : <UploadIcon size={22} />}
        <input
          ref={input}
          type="file"
          name="file"
          accept={resumeTypes}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // allow picking the same file again after a failure
            target.value = '';
            if (file) take(file);
          }}
        />
        <span>
          <button
            type="button"
            aria-describedby={ruleId}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) input.current?.click();
            }}
          >
            {label}
          </button>{' '}
          <span className="drop">{resumeTexts.drop}</span>
        </span>
        <span className="rule" id={ruleId}>
          {resumeTexts.rule}
        </span>
        {busy && <output className="visually-hidden">{resumeTexts.busy}</output>}
      </Zone>
    </Frame>
  );
};
