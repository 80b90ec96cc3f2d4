import Button from '@mui/material/Button';
import { applicantTexts } from '@/texts/jobs/applicants';
import { styled } from '@/ui/styled';

const { keys: texts } = applicantTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  padding: '12px 4px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
  '& > span': { display: 'inline-flex', gap: 5, alignItems: 'center' },
  '& kbd': {
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.field}`,
    borderBottomWidth: 2,
    borderRadius: theme.shape.radius.sm,
    backgroundColor: theme.vars.palette.card,
    font: `600 ${theme.typography.caption.fontSize}/18px ${theme.typography.fontFamily}`,
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The most useful keyboard shortcuts; the button lists all of them. */
export const KeysLine = ({ on, onOpen }: { on: boolean; onOpen: () => void }) => (
  <Frame>
    {on &&
      texts.short.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    <Button size="small" variant="text" aria-haspopup="dialog" onClick={onOpen}>
      {texts.open}
    </Button>
  </Frame>
);
