import Radio from '@mui/material/Radio';
import { useId, type ReactNode } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { Mark } from '@/ui/form/Mark';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { FileKind } from './FileKind';
import { resumeFacts } from './resumeFacts';

const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});
const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  minHeight: 80,
  padding: '12px 12px 12px 18px',
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.card,
  cursor: 'pointer',
  '& .about': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& b': { display: 'block', fontWeight: 650 },
  '& .facts': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand}`,
    backgroundColor: theme.vars.palette.brandSoft,
    '& .facts': { color: theme.vars.palette.ink2 },
    '& .kind': {
      backgroundColor: theme.vars.palette.card,
      color: theme.vars.palette.brandText,
    },
  },
}));

type ChoiceProps = {
  value: string;
  title: string;
  about: string;
  sheet?: ReactNode;
  checked: boolean;
  onChoose: (value: string) => void;
};
const Choice = ({ value, title, about, sheet, checked, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <Card>
      {sheet}
      <span className="about">
        <b dir="auto" id={`${id}-name`}>
          {title}
        </b>
        <span className="facts num" id={`${id}-facts`}>
          {about}
        </span>
      </span>
      <Radio
        checked={checked}
        onChange={() => onChoose(value)}
        name="resumeId"
        value={value}
        icon={<Mark />}
        checkedIcon={<Mark />}
        slotProps={{
          input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-facts` },
        }}
      />
    </Card>
  );
};

type ResumePickerProps = {
  resumes: readonly Resume[];
  /** The selected CV's id, '' for none, `undefined` if nothing is selected. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** The option to send no CV. */
  none: { title: string; about: string };
};

/** Radio cards to select one of the CVs, or none, for an application. */
export const ResumePicker = ({ resumes, chosen, onChoose, none }: ResumePickerProps) => {
  const now = useNow();
  return (
    <Cards>
      {resumes.map((resume) => (
        <Choice
          key={resume._id}
          value={resume._id}
          title={resume.name}
          about={resumeFacts(resume, now)}
          sheet={<FileKind kind={resume.kind} />}
          checked={chosen === resume._id}
          onChoose={onChoose}
        />
      ))}
      <Choice
        value=""
        title={none.title}
        about={none.about}
        checked={chosen === ''}
        onChoose={onChoose}
      />
    </Cards>
  );
};
