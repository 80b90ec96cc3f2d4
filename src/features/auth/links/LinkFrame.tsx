import type { ReactNode } from 'react';
import { FormAlert } from '@/ui/form/FormAlert';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 56,
  '& > div': { maxWidth: 560 },
  '& form': { maxWidth: 460 },
  '& p.why': { margin: '12px 0 0', color: theme.vars.palette.ink2 },
}));

type LinkFrameProps = {
  title: string;
  text: string;
  /** Shown instead of the children if the URL has no token. */ missing?: string;
  children: ReactNode;
};

/** The narrow page that an emailed link opens. */
export const LinkFrame = ({ title, text, missing, children }: LinkFrameProps) => (
  <Page title={title}>
    <Frame>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className="why">{text}</p>
        {missing === undefined ? (
          children
        ) : (
          <div style={{ marginTop: 24 }}>
            <FormAlert>{missing}</FormAlert>
          </div>
        )}
      </div>
    </Frame>
  </Page>
);
