import { AlertList } from '@/features/alerts/AlertList';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { alertTexts } from '@/texts/search/alerts';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const { list: texts } = alertTexts;
const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .alerts': { marginTop: 24, maxWidth: 760 },
}));

/** A job seeker's job alerts: searches whose new jobs are emailed. Our own host only. */
export const JobAlerts = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <UnverifiedEmail />
      <Frame>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          <LinkButton to={paths.jobListing()} variant="outlined" startIcon={<PlusIcon size={18} />}>
            {texts.add}
          </LinkButton>
        </HeadingRow>
        <p className="intro">{texts.intro}</p>
        <Card className="alerts">
          <AlertList />
        </Card>
      </Frame>
    </Page>
  </OwnHostOnly>
);
