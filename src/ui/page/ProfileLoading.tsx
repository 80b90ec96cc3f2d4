import { LightLoading } from '@/ui/light/LightLoading';
import { styled } from '@/ui/styled';
import { Page, PageHeading } from './Page';
import { TryAgain } from './TryAgain';
import { Wrap } from './Wrap';

const Frame = styled(Wrap)({
  display: 'grid',
  gap: 32,
  justifyItems: 'start',
  paddingTop: 40,
  '& > div': { width: '100%' },
});

/**
 * A profile that hasn't loaded: "Loading..." (spec §8). Also shown after a failure, which is only
 * logged; pass `onTryAgain` to offer a retry then.
 */
export const ProfileLoading = ({
  title,
  onTryAgain,
}: {
  title: string;
  onTryAgain: (() => void) | undefined;
}) => (
  <Page title={title}>
    <Frame>
      <PageHeading className="visually-hidden">{title}</PageHeading>
      <LightLoading shape="page" />
      {onTryAgain && <TryAgain onClick={onTryAgain} />}
    </Frame>
  </Page>
);
