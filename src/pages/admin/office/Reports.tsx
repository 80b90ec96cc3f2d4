import { useHostConfig } from '@/api/hostConfig';
import { CaseQueue } from '@/features/moderation/queue/CaseQueue';
import { moderationTexts } from '@/texts/admin/moderation';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

const { queue: texts } = moderationTexts;

/**
 * Reported jobs and first postings that wait for the administrator's decision. Our own host only.
 */
export const Reports = () => {
  const { extensions } = useHostConfig();
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        {extensions ? (
          <CaseQueue />
        ) : (
          <>
            <PageHeading>{texts.title}</PageHeading>
            <EmptyMessage text={texts.unavailable} />
          </>
        )}
      </Wrap>
    </Page>
  );
};
