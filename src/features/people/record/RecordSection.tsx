import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';

const Frame = styled(Card)(({ theme }) => ({
  padding: '20px 24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: theme.typography.dense.fontSize,
  '& h2': { ...theme.typography.h3, marginBottom: 12 },
  '& li': {
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  },
  '& li > b, & li > p': { display: 'block' },
  '& li > p': { whiteSpace: 'pre-line', marginTop: 2 },
  '& small, & .none': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& small': { display: 'block' },
}));

type RecordSectionProps = {
  title: string;
  /** Shown instead of the rows if there are none. */
  none?: string | false;
  children: ReactNode;
};

/** A section of a person's record. */
export const RecordSection = ({ title, none = false, children }: RecordSectionProps) => {
  const id = useId();
  return (
    <Frame component="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {none === false ? children : <p className="none">{none}</p>}
    </Frame>
  );
};
