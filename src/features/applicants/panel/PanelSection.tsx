import { useId, type ReactNode } from 'react';
import { styled } from '@/ui/styled';

const Frame = styled('section')(({ theme }) => ({
  padding: '16px 20px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  fontSize: theme.typography.body2.fontSize,
  '&.sunk': { backgroundColor: theme.vars.palette.sunk },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 },
  '& h3': { fontSize: theme.typography.body2.fontSize, fontWeight: 650, letterSpacing: 0 },
  '& .aside': {
    marginLeft: 'auto',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
  },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 },
  '& .mute': { color: theme.vars.palette.ink2 },
}));

type PanelSectionProps = {
  title: string;
  icon?: ReactNode;
  /** Small content to the right of the heading. */
  aside?: ReactNode;
  sunk?: boolean;
  children: ReactNode;
};

/** A section of the applicant's details. */
export const PanelSection = ({ title, icon, aside, sunk, children }: PanelSectionProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id} className={sunk ? 'sunk' : ''}>
      <div className="head">
        {icon}
        <h3 id={id}>{title}</h3>
        {aside != null && <span className="aside num">{aside}</span>}
      </div>
      {children}
    </Frame>
  );
};
