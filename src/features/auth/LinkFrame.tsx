import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormAlert } from '@/ui/form/FormAlert';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 56,
  '& > div': { maxWidth: 560 },
  '& form': { maxWidth: 460 },
  '& p.why': { margin: '12px 0 0', color: theme.vars.palette.ink2 },
}));

type LinkFrameProps = {
  title: string;
  text: string;
  /** Said instead of the rest where the address holds nothing to go by. */ missing?: string;
  children: ReactNode;
};

/** The narrow page around what is done by a mailed link. */
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
