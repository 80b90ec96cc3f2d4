import type { ReactNode } from 'react';
import { FormAlert } from '@/ui/form/FormAlert';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '14px 0 calc(14px + env(safe-area-inset-bottom))',
  backgroundColor: theme.vars.palette.paper,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  // not sticky in low or zoomed windows, where the fields need the height
  '@media (min-height: 520px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    // keeps the focused field from being hidden behind it
    'html:has(&)': { scrollPaddingBottom: 132 },
  },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
  [theme.breakpoints.down('sm')]: {
    margin: '0 -24px',
    padding: '10px 24px calc(10px + env(safe-area-inset-bottom))',
    '& > .actions': { gap: '6px 12px' },
    '& > .actions > button': { flex: 1, paddingInline: 12, whiteSpace: 'nowrap' },
    // the state of the draft
    '& > .actions > div': { flexBasis: '100%', order: -1, justifyContent: 'space-between' },
  },
}));

type FormFootProps = Pick<CheckedForm<string>, 'problem'> & {
  /** The buttons, and the state of the draft. */
  actions: ReactNode;
};

/** The buttons of a long form, always in view, and the error of the last attempt to send it. */
export const FormFoot = ({ problem, actions }: FormFootProps) => (
  <Frame>
    {problem && (
      <FormAlert>
        <p>{problem.text}</p>
        {problem.detail && <p style={{ fontWeight: 500 }}>{problem.detail}</p>}
      </FormAlert>
    )}
    <div className="actions">{actions}</div>
  </Frame>
);
