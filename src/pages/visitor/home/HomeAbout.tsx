import { homeTexts } from '@/texts/home';
import { BriefcaseIcon, GlobeIcon, PayIcon } from '@/ui/art/factIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

const { about } = homeTexts;
const icons = [PayIcon, GlobeIcon, BriefcaseIcon];
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
const Point = styled(LightCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  '& .icon': {
    width: 44,
    height: 44,
    borderRadius: theme.shape.radius.lg,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
  '& h3': theme.typography.h3,
  '& p': {
    marginTop: 4,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
}));

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
    <ul>
      {about.points.map(({ title, text }, index) => {
        const Icon = icons[index] ?? BriefcaseIcon;
        return (
          <Point as="li" key={title}>
            <span className="icon">
              <Icon size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Point>
        );
      })}
    </ul>
  </Frame>
);
