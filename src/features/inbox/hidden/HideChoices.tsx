import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { hiddenTexts as texts } from '@/texts/jobs/hidden';
import { styled } from '@/ui/styled';
import { hideable, type Hideable, type HideAction, type HideJobProps } from './hiding';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& > button': { marginInlineStart: -10, textAlign: 'start' },
  '&[aria-busy]': { opacity: 0.6 },
  '@media print': { display: 'none' },
}));

type HideChoicesProps = HideJobProps & {
  /** What is hidden: the job, or its company; `undefined` if neither is. */
  hidden: Hideable | undefined;
  /** Whether a press is still pending. */
  isBusy: boolean;
  onPress: (press: HideAction) => void;
};
/**
 * Buttons to hide a job or all of its company; if one is hidden, says so with a button to undo
 * that.
 */
export const HideChoices = ({ job, hidden, isBusy, onPress }: HideChoicesProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // the pressed button was replaced by the one that undoes it
    if (isPressed.current && document.activeElement === document.body)
      frame.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [hidden]);
  const button = (text: string, press: HideAction) => (
    <Button
      key={`${press.to} ${press.kind}`}
      variant="text"
      size="small"
      sx={press.to === 'hide' ? { color: 'ink2' } : undefined}
      onClick={({ detail }) => {
        // ignores the second click of a double click, which would undo the first
        if (detail > 1) return;
        isPressed.current = true;
        onPress(press);
      }}
    >
      {text}
    </Button>
  );
  const { name: company } = hideable(job).company;
  return (
    <Frame ref={frame} aria-busy={isBusy || undefined}>
      {hidden ? (
        <>
          <output>{hidden === 'job' ? texts.shown.job : texts.shown.company(company)}</output>
          {button(texts.undo, { to: 'show', kind: hidden })}
        </>
      ) : (
        <>
          {button(texts.hide.job, { to: 'hide', kind: 'job' })}
          {company && button(texts.hide.company(company), { to: 'hide', kind: 'company' })}
        </>
      )}
    </Frame>
  );
};
