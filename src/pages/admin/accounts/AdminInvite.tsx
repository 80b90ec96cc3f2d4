import { useLocation } from 'react-router-dom';
import { AcceptInvitation } from '@/features/administrators/AcceptInvitation';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { administratorsTexts } from '@/texts/admin/administrators';
import { FormAlert } from '@/ui/form/FormAlert';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const { accept: texts } = administratorsTexts;
const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 56,
  '& > div': { maxWidth: 560 },
  '& form': { maxWidth: 460 },
  '& p.why': { margin: '12px 0 0', color: theme.vars.palette.ink2 },
}));

/**
 * The page an invitation links to. Its token is in the fragment, which appears in no server log and
 * no referrer.
 */
export const AdminInvite = () => {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <OwnHostOnly>
      <Page title={texts.title}>
        <Frame>
          <div>
            <PageHeading>{texts.title}</PageHeading>
            <p className="why">{texts.text}</p>
            {token === '' ? (
              <div style={{ marginTop: 24 }}>
                <FormAlert>{texts.missing}</FormAlert>
              </div>
            ) : (
              <AcceptInvitation key={token} token={token} />
            )}
          </div>
        </Frame>
      </Page>
    </OwnHostOnly>
  );
};
