import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { DeviceSaved } from '@/features/inbox/device/DeviceSaved';
import { useCurrentUser, useSession } from '@/session/useSession';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { LinkButton } from '@/ui/button/LinkButton';
import { Loading } from '@/ui/page/Loading';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page, PageHeading } from '@/ui/page/Page';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

// a chunk that visitors don't fetch
const AccountSaved = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "AccountSaved" */ '@/features/inbox/account/AccountSaved'))
      .AccountSaved,
);

// below the main content
const RecentlyViewed = lazyOrNothing(
  async () =>
    (
      await import(
        /* webpackChunkName: "RecentlyViewed" */ '@/features/inbox/recent/RecentlyViewed'
      )
    ).RecentlyViewed,
);

const HiddenList = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "HiddenList" */ '@/features/inbox/hidden/HiddenList'))
      .HiddenList,
);

/** A visitor's or job seeker's saved jobs, with their own notes. */
export const SavedJobs = () => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  const me = useCurrentUser();
  if (me && me.role !== 'jobseeker')
    return (
      <MissingPage heading={texts.notForYou.title} text={texts.notForYou.text}>
        <LinkButton to={paths.home()}>{texts.notForYou.home}</LinkButton>
      </MissingPage>
    );
  const loading = <Loading shape="list" rows={4} fills />;
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: { xs: 4, md: 5 } }}>
        <PageHeading sx={{ mb: 3 }}>{texts.title}</PageHeading>
        {!restored && loading}
        {restored && me && extensions && (
          <Suspense fallback={loading}>
            <AccountSaved />
          </Suspense>
        )}
        {restored && !(me && extensions) && <DeviceSaved username={me?.username ?? ''} />}
        {restored && (
          <Suspense fallback={null}>
            <RecentlyViewed key={me?.username ?? ''} username={me?.username ?? ''} />
            <HiddenList />
          </Suspense>
        )}
      </Wrap>
    </Page>
  );
};
