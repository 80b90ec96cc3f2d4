import { ApiKeys } from '@/features/account/ApiKeys';
import { ChangePassword } from '@/features/account/ChangePassword';
import { Consent } from '@/features/account/Consent';
import { DeleteAccount } from '@/features/account/DeleteAccount';
import { JobWidget } from '@/features/account/JobWidget';
import { MailPreferences } from '@/features/account/MailPreferences';
import { MyData } from '@/features/account/MyData';
import { OwnSessions } from '@/features/account/OwnSessions';
import { ToLogin } from '@/features/auth/ToLogin';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { OwnersWebhooks } from '@/features/webhooks/OwnersWebhooks';
import { useSession } from '@/session/useSession';
import { accountTexts as texts } from '@/texts/auth/account';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const Parts = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 760,
  marginTop: 24,
});

/**
 * The user's own account: password, sessions, and for employers and job seekers also agreement to
 * the terms, data export and deletion.
 */
export const Account = () => {
  const { restored, userRole, usernameEmployer, usernamejobseek } = useSession();
  return (
    <OwnHostOnly>
      {!restored && <Loading shape="page" />}
      {restored && userRole === null && <ToLogin />}
      {restored && userRole !== null && (
        <Page title={texts.title}>
          <Wrap sx={{ pt: 4 }}>
            <PageHeading>{texts.title}</PageHeading>
            {userRole !== 'admin' && (
              <p>
                <bdi>
                  {texts.intro(
                    (userRole === 'employer' ? usernameEmployer : usernamejobseek) ?? '',
                  )}
                </bdi>
              </p>
            )}
            <Parts>
              <ChangePassword />
              <OwnSessions />
              {userRole === 'employer' && (
                <>
                  <ApiKeys />
                  <OwnersWebhooks />
                </>
              )}
              {userRole === 'employer' && usernameEmployer && (
                <JobWidget usernameEmployer={usernameEmployer} />
              )}
              {(userRole === 'employer' || userRole === 'jobseeker') && (
                <>
                  <MailPreferences />
                  <Consent />
                  <MyData />
                  <DeleteAccount role={userRole} />
                </>
              )}
            </Parts>
          </Wrap>
        </Page>
      )}
    </OwnHostOnly>
  );
};
