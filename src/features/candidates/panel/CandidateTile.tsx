import type { Candidate } from '@/api/jobBoardApi';
import { LockIcon } from '@/ui/art/documentIcons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { styled } from '@/ui/styled';

const Hidden = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: theme.shape.radius.pill,
  border: `1px dashed ${theme.vars.palette.field}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.ink2,
}));

/** Initials, or a lock if the name is hidden. */
export const CandidateTile = ({
  candidate: { name },
  size,
}: {
  candidate: Pick<Candidate, 'name'>;
  size: number;
}) =>
  name === null ? (
    <Hidden aria-hidden style={{ width: size, height: size }}>
      <LockIcon size={18} />
    </Hidden>
  ) : (
    <InitialsTile name={name} size={size} round />
  );
