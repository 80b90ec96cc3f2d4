import { homeTexts } from '@/texts/home';
import { LinkButton } from '@/ui/button/LinkButton';
import { staticPart } from '@/ui/page/part/staticPart';
import { styled } from '@/ui/styled';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

const { about } = homeTexts;
const Frame = styled('section')(({ theme }) => ({
  paddingTop: 96,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, .9fr) minmax(0, 1.1fr)',
  gap: 72,
  alignItems: 'center',
  scrollMarginTop: 20,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    paddingTop: 56,
  },
  '& h2': theme.typography.h2,
  '& .text': {
    marginTop: 16,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.lead.fontSize,
    maxWidth: '60ch',
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 },
  '& ul': { display: 'grid', gap: 14 },
}));
export const AboutPoints = staticPart(
  'AboutPoints',
  () => import(/* webpackChunkName: "HomeStatic" */ './AboutPoints'),
);

/** Home's "About Us" (spec §2.3). */
export const HomeAbout = () => (
  <Frame id="about-us" tabIndex={-1} aria-labelledby="about-us-heading">
    <div>
      <h2 id="about-us-heading">{about.heading}</h2>
      <p className="text">
        {site.name} {about.text}
      </p>
      <div className="ways">
        <LinkButton to={paths.jobListing()}>{about.seek}</LinkButton>
        <LinkButton variant="outlined" to={paths.signUpEmployer()}>
          {about.hire}
        </LinkButton>
      </div>
    </div>
    <AboutPoints />
  </Frame>
);
