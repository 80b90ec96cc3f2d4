import RadioGroup from '@mui/material/RadioGroup';
import { useGetMailPreferencesQuery, useUpdateMailPreferencesMutation } from '@/api/memberApi';
import { accountTexts } from '@/texts/auth/account';
import { mailTexts } from '@/texts/auth/mail';
import { RadioInput } from '@/ui/form/RadioInput';
import { notify } from '@/ui/notify/notify';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { AccountSection } from './AccountSection';

const { preferences: texts } = mailTexts;
const frequencies = ['atOnce', 'daily', 'none'] as const;

/** How often one gets mail about what happens: applications, messages, decisions, interviews. */
export const MailPreferences = () => {
  const { data, isFetching, refetch } = useGetMailPreferencesQuery();
  const [update, { isLoading, originalArgs }] = useUpdateMailPreferencesMutation();
  const chosen = isLoading ? originalArgs?.mailPreferences.frequency : data?.frequency;
  const choose = async (frequency: (typeof frequencies)[number]): Promise<void> => {
    try {
      await update({ mailPreferences: { frequency } }).unwrap();
      notify.success(texts.saved);
    } catch {
      notify.error(texts.failed);
    }
  };
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      {!data && isFetching && <Loading shape="list" rows={1} />}
      {!data && !isFetching && (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {data && (
        <RadioGroup aria-label={texts.title} sx={{ mt: 2 }}>
          {frequencies.map((frequency) => (
            <RadioInput
              key={frequency}
              name="frequency"
              value={frequency}
              label={texts.choices[frequency]}
              checked={chosen === frequency}
              onChange={() => {
                if (!isLoading) void choose(frequency);
              }}
            />
          ))}
        </RadioGroup>
      )}
    </AccountSection>
  );
};
