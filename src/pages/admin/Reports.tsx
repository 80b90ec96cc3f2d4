import { useHostConfig } from '@/api/hostConfig';
import { CaseQueue } from '@/features/moderation/CaseQueue';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { Page, PageHeading } from '@/ui/Page';
import { Wrap } from '@/ui/Wrap';
import { moderationTexts } from '@contract/texts/moderation';

const { queue: texts } = moderationTexts;

/**
 * Reported jobs and first postings that wait for the administrator's decision; our own host's
 * alone.
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
