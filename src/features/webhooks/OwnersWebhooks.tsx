import { Suspense } from 'react';
import { useCompany } from '@/features/companies/useCompany';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';

const Webhooks = lazyOrNothing(async () => (await import('./Webhooks')).Webhooks);

/** The company's webhooks where the employer owns it; for others there are none. */
export const OwnersWebhooks = () => {
  const { data: company } = useCompany();
  if (company?.role !== 'owner') return null;
  return (
    <Suspense fallback={null}>
      <Webhooks />
    </Suspense>
  );
};
