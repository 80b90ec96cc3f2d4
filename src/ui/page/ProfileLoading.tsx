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
 * A profile that has not come: "Loading..." (spec §8), also after a failure, which is only logged;
 * then with another try.
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
