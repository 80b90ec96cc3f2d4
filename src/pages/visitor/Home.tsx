import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { homeTexts } from '@contract/texts/home';
import { FeaturedEmployers } from '@/features/featured/FeaturedEmployers';
import { FeaturedJobs } from '@/features/jobs/FeaturedJobs';
import { Page } from '@/ui/Page';
import { Wrap } from '@/ui/Wrap';
import { HomeAbout } from './HomeAbout';
import { HomeHero } from './HomeHero';

/** Home in its four sections (spec §2.3): hero, Featured Jobs, Featured Employers, About Us. */
export const Home = () => {
  const { hash, key } = useLocation();
  // the browser scrolls to /#about-us only when it loads the page, not when the app navigates
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
  return (
    <Page title={homeTexts.title}>
      <HomeHero />
      <Wrap>
        <FeaturedJobs />
        <FeaturedEmployers />
        <HomeAbout />
      </Wrap>
    </Page>
  );
};
