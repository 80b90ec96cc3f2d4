import { Suspense } from 'react';
import { useCompany } from '@/features/companies/useCompany';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';

const Webhooks = lazyOrNothing(async () => (await import('./Webhooks')).Webhooks);

/** The company's webhooks, for its owners only; renders nothing for others. */
export const OwnersWebhooks = () => {
  const { data: company } = useCompany();
  if (company?.role !== 'owner') return null;
  return (
    <Suspense fallback={null}>
      <Webhooks />
    </Suspense>
  );
};
