import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { styled } from '@/ui/styled';

const { selection: texts } = commonTexts;
const Bar = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.sunk,
  '& > output': { fontWeight: 650, fontSize: theme.typography.body2.fontSize, marginRight: 'auto' },
}));

type SelectionBarProps = {
  count: number;
  /** Buttons for the actions on all selected items. */
  children: ReactNode;
  onClear: () => void;
};

/** The number of selected items of a list, and the bulk actions. */
export const SelectionBar = ({ count, children, onClear }: SelectionBarProps) => (
  <Bar aria-label={texts.count(count)}>
    <output>{texts.count(count)}</output>
    {children}
    <Button size="small" variant="text" onClick={onClear}>
      {texts.none}
    </Button>
  </Bar>
);
