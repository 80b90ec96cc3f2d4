import { FeaturedEmployers } from '@/features/featured/FeaturedEmployers';
import { FeaturedJobs } from '@/features/jobs/card/FeaturedJobs';
import { homeTexts } from '@/texts/home';
import { Page } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { AboutPoints, HomeAbout } from './HomeAbout';
import { HeroArt, HomeHero } from './HomeHero';

export const parts = [HeroArt, AboutPoints];

/** Home in its four sections (spec §2.3): hero, Featured Jobs, Featured Employers, About Us. */
export const Home = () => (
  <Page title={homeTexts.title}>
    <HomeHero />
    <Wrap>
      <FeaturedJobs />
      <FeaturedEmployers />
      <HomeAbout />
    </Wrap>
  </Page>
);
