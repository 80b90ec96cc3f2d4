import { useState } from 'react';
import { useVerifyEmailMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { paths } from '@contract/paths';
import { LinkDone } from '../LinkDone';
import { LinkForm } from '../LinkForm';

const { verify: texts } = mailedLinksTexts;
const problemOf = (error: unknown): string => {
  const { status, message } = readApiError(error);
  return status === 404 && message ? `${message} ${texts.another}` : (message ?? texts.failed);
};

/** Confirms an email address with the `token` of an emailed link. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const [verifyEmail, { isLoading }] = useVerifyEmailMutation();
  // kept in state, since the cache may be reset in the meantime
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <LinkDone text={texts.done} to={paths.home()} label={texts.home} />
  ) : (
    <LinkForm
      label={texts.submit}
      busy={isLoading}
      act={async () => {
        await verifyEmail({ emailProof: { token } }).unwrap();
        setDone(true);
      }}
      problemOf={problemOf}
    />
  );
};
