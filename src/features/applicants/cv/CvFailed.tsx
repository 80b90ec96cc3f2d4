import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';

const Frame = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });

/** The reason why a CV isn't shown, with a button to retry. */
export const CvFailed = ({ text, onTryAgain }: { text: string; onTryAgain: () => void }) => (
  <Frame>
    <p role="alert">{text}</p>
    <TryAgain onClick={onTryAgain} />
  </Frame>
);
