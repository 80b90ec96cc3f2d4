import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { noSearch } from '@/searchEngine/jobSearch';
import { employerTexts } from '@/texts/profiles/employer';
import { BellIcon } from '@/ui/art/actionIcons';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { styled } from '@/ui/styled';

const { alert: texts } = employerTexts.jobs;

const SaveSearchDialog = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "SaveSearchDialog" */ '@/features/alerts/SaveSearchDialog'))
      .SaveSearchDialog,
);

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '14px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.sunk,
  fontSize: theme.typography.body2.fontSize,
  '& > svg': { flex: 'none', color: theme.vars.palette.amberText },
  '& > p': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { padding: '14px 20px' },
}));

/**
 * Below a company's jobs, on our host only: offers an email for each job that it posts from now on.
 */
export const CompanyAlert = ({ company }: { company: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <Strip>
      <BellIcon size={18} />
      <p dir="auto">{texts.ask(company)}</p>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.create}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveSearchDialog search={{ ...noSearch, company }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Strip>
  );
};
