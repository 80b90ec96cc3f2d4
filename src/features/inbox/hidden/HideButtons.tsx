import Button from '@mui/material/Button';
import { hiddenTexts as texts } from '@/texts/jobs/hidden';
import { jobTexts } from '@/texts/jobs/job';
import { withNotify } from '@/ui/notify/withNotify';
import { styled } from '@/ui/styled';
import { hiddenBy, setOf } from '../hiddenSet';
import type { HideJobProps, Hiding, NamedItem } from './hiding';
import { WithHiding } from './WithHiding';

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

/** Does it and says so, with Undo after something was hidden. */
const useChange = ({ hide, unhide }: Hiding) => {
  const tryTo = async (done: Promise<string>): Promise<boolean> => {
    const problem = await done;
    if (problem !== '') void withNotify((notify) => notify.error(problem));
    return problem === '';
  };
  const show = (item: NamedItem): void => void tryTo(unhide(item));
  return {
    show,
    hide: async (item: NamedItem): Promise<void> => {
      if (!(await tryTo(hide(item)))) return;
      const text = item.kind === 'job' ? texts.done.job : texts.done.company(item.name);
      void withNotify((notify) =>
        notify.success(text, { label: texts.undo, onClick: () => show(item) }),
      );
    },
  };
};

const Choices = ({ job, hiding }: HideJobProps & { hiding: Hiding }) => {
  const { hide, show } = useChange(hiding);
  const company = job.companyname?.trim() ?? '';
  const title = job.jobtitle || jobTexts.untitled;
  const items = {
    job: { kind: 'job', key: job._id, name: [title, company].filter(Boolean).join(', ') },
    company: { kind: 'company', key: company, name: company },
  } as const;
  const reason = hiddenBy(setOf(hiding.items), job);
  const button = (text: string, onClick: () => void) => (
    <Button variant="text" size="small" sx={{ color: 'ink2' }} onClick={onClick}>
      {text}
    </Button>
  );
  if (reason)
    return (
      <Frame>
        <output>{reason === 'job' ? texts.shown.job : texts.shown.company(company)}</output>
        <Button variant="text" size="small" onClick={() => show(items[reason])}>
          {texts.undo}
        </Button>
      </Frame>
    );
  return (
    <Frame>
      {button(texts.hide.job, () => void hide(items.job))}
      {company && button(texts.hide.company(company), () => void hide(items.company))}
    </Frame>
  );
};

export const HideButtons = ({ job }: HideJobProps) => (
  <WithHiding>{(hiding) => <Choices job={job} hiding={hiding} />}</WithHiding>
);
