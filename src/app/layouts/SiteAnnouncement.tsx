import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { screen } from '../screen';

/** Fetched where there is one; a page is whole without it. */
export const announcementBar = screen('NoticeBar', () =>
  import(/* webpackChunkName: "NoticeBar" */ '@/features/announcement/NoticeBar').catch(() => ({
    NoticeBar: () => null,
  })),
);

/** What the site tells everybody, above every page. */
export const SiteAnnouncement = () =>
  useHostConfig().announcement ? <Suspense fallback={null}>{announcementBar}</Suspense> : null;
