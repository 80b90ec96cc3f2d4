import { ConfirmAlert } from '@/features/alerts/ConfirmAlert';
import { LinkPage } from '@/features/auth/links/LinkPage';
import { alertTexts } from '@/texts/search/alerts';

const { confirm, missing } = alertTexts.link;

/** The target of the links that turn on a job alert. */
export const JobAlertConfirmation = () => (
  <LinkPage texts={{ title: confirm.title, text: confirm.text, missing }}>
    {(token) => <ConfirmAlert key={token} token={token} />}
  </LinkPage>
);
