import { useLocation } from 'react-router-dom';
import { AlertAction, alertActions } from '@/features/alerts/AlertAction';
import { AlertFeedback } from '@/features/alerts/AlertFeedback';
import { LinkedAlert } from '@/features/alerts/LinkedAlert';
import { LinkPage } from '@/features/auth/links/LinkPage';
import { alertTexts } from '@/texts/search/alerts';

const { link: texts } = alertTexts;
const actions = ['stop', 'weekly', 'pause'] as const satisfies (keyof typeof alertActions)[];

/**
 * Parses "key.stop": an alert's key and the link's action, which defaults to managing the alert.
 */
const readToken = (token: string) => {
  const [key = '', wanted] = token.split('.');
  const action = [...actions, 'feedback' as const].find((each) => each === wanted);
  return { key, action: action ?? ('manage' as const) };
};

/** The target of the links in an alert's emails. */
export const JobAlert = () => {
  const { action: shown } = readToken(useLocation().hash.slice(1));
  return (
    <LinkPage texts={{ ...texts[shown], missing: texts.missing }}>
      {(token) => {
        const { key, action } = readToken(token);
        if (action === 'manage') return <LinkedAlert key={token} linkKey={key} />;
        if (action === 'feedback') return <AlertFeedback key={token} linkKey={key} />;
        return <AlertAction key={token} linkKey={key} action={action} />;
      }}
    </LinkPage>
  );
};
