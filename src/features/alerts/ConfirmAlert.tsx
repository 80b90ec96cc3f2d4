import { useConfirmJobAlertMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { LinkForm } from '@/features/auth/LinkForm';
import { alertTexts } from '@/texts/search/alerts';
import { dayTimeText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const { confirm: texts, change } = alertTexts.link;

/** Turns on a job alert with a mailed link's `token`. */
export const ConfirmAlert = ({ token }: { token: string }) => {
  const now = useNow();
  const [confirm, { isLoading, data }] = useConfirmJobAlertMutation();
  return data ? (
    <LinkDone
      text={texts.done(data.alert.name, dayTimeText(data.alert.nextAt ?? '', now))}
      to={`${paths.jobAlert()}#${data.key}`}
      label={change}
    />
  ) : (
    <LinkForm
      label={texts.submit}
      busy={isLoading}
      act={() => confirm({ jobAlertProof: { token } }).unwrap()}
      problemOf={(error) => refusalText(error, texts.failed)}
    />
  );
};
