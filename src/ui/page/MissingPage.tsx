import type { ReactNode } from 'react';
import { EmptyArt } from '@/ui/art/illustrations';
import { styled } from '@/ui/styled';
import { Page, PageHeading } from './Page';
import { Wrap } from './Wrap';

const Frame = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 16,
  paddingBlock: '72px 24px',
});
const Text = styled('div')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  maxWidth: '52ch',
  display: 'grid',
  gap: 4,
}));
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});

type MissingPageProps = {
  heading: string;
  text: ReactNode;
  /** Above the heading, instead of the drawing. */ art?: ReactNode;
  /** Links to other pages. */ children: ReactNode;
};

/**
 * A whole screen for something that doesn't exist: what is missing, why, and links to other pages.
 */
export const MissingPage = ({ heading, text, art = <EmptyArt />, children }: MissingPageProps) => (
  <Page title={heading}>
    <Frame>
      {art}
      <PageHeading>{heading}</PageHeading>
      <Text>{text}</Text>
      <Actions>{children}</Actions>
    </Frame>
  </Page>
);
