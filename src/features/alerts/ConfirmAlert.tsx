import { useState } from 'react';
import type { ConfirmedJobAlert } from '@/api/jobBoardApi';
import { useConfirmJobAlertMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { LinkForm } from '@/features/auth/LinkForm';
import { alertTexts } from '@/texts/search/alerts';
import { dayTimeText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const { confirm: texts, change } = alertTexts.link;

/** Turns on a job alert with the `token` of an emailed link. */
export const ConfirmAlert = ({ token }: { token: string }) => {
  const now = useNow();
  const [confirm, { isLoading }] = useConfirmJobAlertMutation();
  // kept in state, since the cache may be reset in the meantime
  const [confirmed, setConfirmed] = useState<ConfirmedJobAlert>();
  return confirmed ? (
    <LinkDone
      text={texts.done(confirmed.alert.name, dayTimeText(confirmed.alert.nextAt ?? '', now))}
      to={`${paths.jobAlert()}#${confirmed.key}`}
      label={change}
    />
  ) : (
    <LinkForm
      label={texts.submit}
      busy={isLoading}
      act={async () => setConfirmed(await confirm({ jobAlertProof: { token } }).unwrap())}
      problemOf={(error) => refusalText(error, texts.failed)}
    />
  );
};
