import { commonTexts } from '@contract/texts/common';
import { FormAlert } from '@/ui/FormAlert';
import { Page, PageHeading } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';

/** Instead of a screen that broke or can't be fetched (the network went away, a new version was laid out). */
export const PageFailed = () => (
  <Page title={commonTexts.pageFailed.title}>
    <Wrap>
      <PageHeading>{commonTexts.pageFailed.title}</PageHeading>
      <FormAlert>{commonTexts.pageFailed.text}</FormAlert>
      <TryAgain onClick={() => window.location.reload()} />
    </Wrap>
  </Page>
);
