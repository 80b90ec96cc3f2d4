import { useRouteError } from 'react-router-dom';
import { commonTexts } from '@contract/texts/common';
import { FormAlert } from '@/ui/FormAlert';
import { Page, PageHeading } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';

/** Where a screen breaks or can't be fetched (the network went away, a new version was laid out): the rest keeps standing. */
export const PageFailed = () => {
  console.error(useRouteError());
  return (
    <Page title={commonTexts.pageFailed.title}>
      <PageHeading>{commonTexts.pageFailed.title}</PageHeading>
      <FormAlert>{commonTexts.pageFailed.text}</FormAlert>
      <TryAgain onClick={() => window.location.reload()} />
    </Page>
  );
};
