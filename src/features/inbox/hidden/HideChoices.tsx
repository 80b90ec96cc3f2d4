import Button from '@mui/material/Button';
import { hiddenTexts as texts } from '@/texts/jobs/hidden';
import { styled } from '@/ui/styled';
import { hideable, type Hideable, type HideJobProps } from './hiding';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& > button': { marginInlineStart: -10, textAlign: 'start' },
  '@media print': { display: 'none' },
}));

type HideChoicesProps = HideJobProps & {
  /** What of it is hidden. */
  hidden: Hideable | undefined;
  onHide: (kind: Hideable) => void;
  onShow: (kind: Hideable) => void;
};
/** To hide a job or all of its company; once one is, that it is, and the way back. */
export const HideChoices = ({ job, hidden, onHide, onShow }: HideChoicesProps) => {
  const { name: company } = hideable(job).company;
  if (hidden)
    return (
      <Frame>
        <output>{hidden === 'job' ? texts.shown.job : texts.shown.company(company)}</output>
        <Button variant="text" size="small" onClick={() => onShow(hidden)}>
          {texts.undo}
        </Button>
      </Frame>
    );
  const button = (text: string, kind: Hideable) => (
    <Button variant="text" size="small" sx={{ color: 'ink2' }} onClick={() => onHide(kind)}>
      {text}
    </Button>
  );
  return (
    <Frame>
      {button(texts.hide.job, 'job')}
      {company && button(texts.hide.company(company), 'company')}
    </Frame>
  );
};
