import RadioGroup from '@mui/material/RadioGroup';
import { useRef, useState } from 'react';
import { useGetMailPreferencesQuery, useUpdateMailPreferencesMutation } from '@/api/memberApi';
import { accountTexts } from '@/texts/auth/account';
import { mailTexts } from '@/texts/auth/mail';
import { RadioInput } from '@/ui/form/RadioInput';
import { useNotified } from '@/ui/notify/useNotified';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { AccountSection } from './AccountSection';

const { preferences: texts } = mailTexts;
const frequencies = ['atOnce', 'daily', 'none'] as const;

type Frequency = (typeof frequencies)[number];

/** Saves choices one at a time, so that the last one wins. */
const useChoice = (stored: Frequency | undefined) => {
  const [update] = useUpdateMailPreferencesMutation();
  const save = useNotified(update, { success: texts.saved, failure: texts.failed });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // shown until the host returns the same value: an older answer may be in flight
  const [choice, setChoice] = useState<{ frequency: Frequency; saved: boolean } | null>(null);
  if (choice?.saved && choice.frequency === stored) setChoice(null);
  const choose = (frequency: Frequency): void => {
    const made = { frequency, saved: false };
    setChoice(made);
    queue.current = queue.current
      .then(() => save({ mailPreferences: { frequency } }))
      .then(({ ok }) =>
        setChoice((now) => (now === made ? (ok ? { ...now, saved: true } : null) : now)),
      );
  };
  return { chosen: choice?.frequency ?? stored, choose };
};

/** How often the user gets email about activity: applications, messages, decisions, interviews. */
export const MailPreferences = () => {
  const { data, isFetching, refetch } = useGetMailPreferencesQuery();
  const { chosen, choose } = useChoice(data?.frequency);
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
              onChange={() => choose(frequency)}
            />
          ))}
        </RadioGroup>
      )}
    </AccountSection>
  );
};
