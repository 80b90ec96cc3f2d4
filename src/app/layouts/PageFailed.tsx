import { commonTexts } from '@/texts/common';
import { FailedArt } from '@/ui/art/illustrations';
import { MissingPage } from '@/ui/page/MissingPage';
import { TryAgain } from '@/ui/page/TryAgain';

/**
 * Shown instead of a screen that threw an error or couldn't be fetched (no network, or a new
 * version was deployed).
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
