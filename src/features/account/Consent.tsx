import Button from '@mui/material/Button';
import { useAgreeToTermsMutation, useGetAccountQuery } from '@/api/memberApi';
import { accountTexts } from '@/texts/auth/account';
import { notify } from '@/ui/notify/notify';
import { dateText } from '@/ui/text/dateTexts';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { AccountSection } from './AccountSection';

const { terms: texts } = accountTexts;

/**
 * The version of the terms that the account agreed to, and a button to agree to a later one.
 * Renders nothing if the host has no terms.
 */
export const Consent = () => {
  const { data } = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const [agreeToTerms, { isLoading }] = useAgreeToTermsMutation();
  if (!data || data.termsVersion === null) return null;
  const { consent, termsVersion: version } = data;
  const agree = async (): Promise<void> => {
    try {
      await agreeToTerms({ body: { version } }).unwrap();
      notify.success(texts.done);
    } catch {
      notify.error(texts.failed);
    }
  };
  const isOld = consent !== null && consent.version !== version;
  return (
    <AccountSection title={texts.title}>
      <p>
        {consent === null ? texts.never : texts.agreed(consent.version, dateText(consent.at))}{' '}
        {isOld && texts.changed} <TextLink to={paths.terms()}>{texts.read}</TextLink>
      </p>
      {(consent === null || isOld) && (
        <div className="actions">
          <Button
            variant="outlined"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (!isLoading) void agree();
            }}
          >
            {texts.agree}
          </Button>
        </div>
      )}
    </AccountSection>
  );
};
