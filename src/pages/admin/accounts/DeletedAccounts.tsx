import { DeletedAccountList } from '@/features/account/DeletedAccountList';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { accountTexts } from '@/texts/auth/account';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

const { deleted: texts } = accountTexts;

/** Deleted accounts that can still be restored (product §6). */
export const DeletedAccounts = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.text}</p>
        <DeletedAccountList />
      </Wrap>
    </Page>
  </OwnHostOnly>
);
