import { commonTexts } from '@/texts/common';
import { FailedArt } from '@/ui/art/illustrations';
import { MissingPage } from '@/ui/page/MissingPage';
import { TryAgain } from '@/ui/page/TryAgain';

/**
 * Instead of a screen that broke or can't be fetched (the network went away, a new version was laid
 * out).
 */
export const PageFailed = () => (
  <MissingPage
    heading={commonTexts.pageFailed.title}
    text={<p role="alert">{commonTexts.pageFailed.text}</p>}
    art={<FailedArt />}
  >
    <TryAgain onClick={() => window.location.reload()} />
  </MissingPage>
);
