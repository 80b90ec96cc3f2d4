import type { Resume } from '@/api/jobBoardApi';
import { styled } from '@/ui/styled';

const Sheet = styled('span')(({ theme }) => ({
  width: 40,
  height: 48,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.shape.radius.md,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.ink2,
  fontSize: '.6875rem',
  fontWeight: 750,
}));

/** The kind of a file, as a small sheet: PDF, DOCX. */
export const FileKind = ({ kind }: Pick<Resume, 'kind'>) => (
  <Sheet className="kind">{kind.toUpperCase()}</Sheet>
);
