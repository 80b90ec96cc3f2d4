import { useState } from 'react';
import type { JobAlertChange } from '@/api/jobBoardApi';
import { useUpdateLinkedJobAlertMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { LinkForm } from '@/features/auth/LinkForm';
import { alertTexts } from '@/texts/search/alerts';
import { paths } from '@contract/paths';

const { link: texts } = alertTexts;

/** The actions of links in an alert's email, each performed by a button on its page. */
export const alertActions = {
  stop: { state: 'stopped' },
  weekly: { frequency: 'weekly' },
  pause: { state: 'paused' },
} as const satisfies Record<string, JobAlertChange>;

type AlertActionProps = { linkKey: string; action: keyof typeof alertActions };

export const AlertAction = ({ linkKey, action }: AlertActionProps) => {
  const [update, { isLoading }] = useUpdateLinkedJobAlertMutation();
  // kept in state, since the cache may be reset in the meantime
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <LinkDone
      text={texts[action].done}
      to={`${paths.jobAlert()}#${linkKey}`}
      label={texts.change}
    />
  ) : (
    <LinkForm
      label={texts[action].submit}
      busy={isLoading}
      act={async () => {
        await update({ key: linkKey, jobAlertChange: alertActions[action] }).unwrap();
        setDone(true);
      }}
      problemOf={(error) => refusalText(error, alertTexts.failed)}
    />
  );
};
