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
  // a low window, or one that is zoomed in, is needed for the fields
  '@media (min-height: 520px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    // what has the focus isn't hidden behind it
    'html:has(&)': { scrollPaddingBottom: 132 },
  },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
  [theme.breakpoints.down('sm')]: {
    margin: '0 -24px',
    padding: '10px 24px calc(10px + env(safe-area-inset-bottom))',
    '& > .actions': { gap: '6px 12px' },
    '& > .actions > button': { flex: 1, paddingInline: 12, whiteSpace: 'nowrap' },
    // the draft's state
    '& > .actions > div': { flexBasis: '100%', order: -1, justifyContent: 'space-between' },
  },
}));

type FormFootProps = Pick<CheckedForm<string>, 'problem'> & {
  /** The buttons, and what is said of the draft. */
  actions: ReactNode;
};

/** A long form's buttons, in view wherever one writes; and why it wasn't sent. */
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
