import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { screen } from '../screen';

/** Fetched if there is an announcement; if that fails the page works without it. */
export const announcementBar = screen('NoticeBar', () =>
  import(/* webpackChunkName: "NoticeBar" */ '@/features/announcement/NoticeBar').catch(() => ({
    NoticeBar: () => null,
  })),
);

/** The site-wide announcement above every page. */
export const SiteAnnouncement = () =>
  useHostConfig().announcement ? <Suspense fallback={null}>{announcementBar}</Suspense> : null;
