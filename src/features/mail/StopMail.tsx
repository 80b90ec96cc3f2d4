import { useState } from 'react';
import { useUnsubscribeMutation } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { LinkDone } from '@/features/auth/LinkDone';
import { LinkForm } from '@/features/auth/LinkForm';
import { mailTexts } from '@/texts/auth/mail';
import { paths } from '@contract/paths';

const { stop: texts } = mailTexts;

/** Unsubscribes from email with the `linkKey` of an emailed link. */
export const StopMail = ({ linkKey }: { linkKey: string }) => {
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation();
  // kept in state, since the cache may be reset in the meantime
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <LinkDone text={texts.done} to={paths.account()} label={texts.account} />
  ) : (
    <LinkForm
      label={texts.submit}
      busy={isLoading}
      act={async () => {
        await unsubscribe({ key: linkKey }).unwrap();
        setDone(true);
      }}
      problemOf={(error) => (readApiError(error).status === 404 ? texts.unknown : texts.failed)}
    />
  );
};
