import { Suspense, type ReactNode } from 'react';
import { useMinWidth } from '@/ui/light/useMinWidth';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { styled } from '@/ui/styled';

const AlertColumn = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "AlertColumn" */ '@/features/alerts/AlertColumn'))
      .AlertColumn,
);
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 32,
    '& > section, & > .coming': { width: 392 },
  },
}));

/** Shows the job seeker's alerts beside `children` if there is space. */
export const BesideAlerts = ({ children }: { children: ReactNode }) => {
  const hasRoom = useMinWidth('lg');
  return (
    <Columns>
      <div>{children}</div>
      {hasRoom && (
        <Suspense fallback={<div className="coming" />}>
          <AlertColumn />
        </Suspense>
      )}
    </Columns>
  );
};
