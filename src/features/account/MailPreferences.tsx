import RadioGroup from '@mui/material/RadioGroup';
import { useGetMailPreferencesQuery, useUpdateMailPreferencesMutation } from '@/api/memberApi';
import { mailTexts } from '@/texts/auth/mail';
import { RadioInput } from '@/ui/form/RadioInput';
import { notify } from '@/ui/notify/notify';
import { AccountSection } from './AccountSection';

const { preferences: texts } = mailTexts;
const frequencies = ['atOnce', 'daily', 'none'] as const;

/** How often one gets mail about what happens: applications, messages, decisions, interviews. */
export const MailPreferences = () => {
  const { data } = useGetMailPreferencesQuery();
  const [update, { isLoading, originalArgs }] = useUpdateMailPreferencesMutation();
  if (!data) return null;
  const chosen = isLoading ? originalArgs?.mailPreferences.frequency : data.frequency;
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
    </AccountSection>
  );
};
