import { layoutTexts } from '@/texts/layout';
import { Logo } from '@/ui/art/Logo';
import { Band } from '@/ui/page/Band';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

const { footer } = layoutTexts;
const columns = [
  {
    title: footer.seekers,
    links: [
      [layoutTexts.links.findJobs, paths.categories()],
      [footer.allJobs, paths.jobListing()],
      [footer.registerSeeker, paths.signUp()],
      [footer.logInSeeker, paths.login()],
      [footer.savedJobs, paths.savedJobs()],
      [footer.cv, paths.cv()],
    ],
  },
  {
    title: footer.employers,
    links: [
      [layoutTexts.postJob, paths.ownPostJob()],
      [footer.registerEmployer, paths.signUpEmployer()],
      [footer.aboutUs, paths.aboutUs()],
      [footer.terms, paths.terms()],
      [footer.help, paths.help()],
    ],
  },
] as const;

/** The attribution that the gazetteer's license requires (contract/generated/gazetteer). */
const PlacesCredit = () => (
  <span>
    {footer.placesBy}{' '}
    <a href="https://www.geonames.org" rel="noreferrer">
      {footer.placesSource}
    </a>{' '}
    (
    <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noreferrer">
      {footer.placesLicense}
    </a>
    )
  </span>
);

const Ground = styled(Band)(({ theme }) => ({
  marginTop: 96,
  padding: '64px 0 32px',
  borderTop: `1px solid ${theme.vars.palette.heroLine}`,
  color: theme.vars.palette.hero2,
  fontSize: theme.typography.dense.fontSize,
  '& .logo': { color: theme.vars.palette.heroInk },
  '& h2': {
    color: theme.vars.palette.heroInk,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 650,
    marginBottom: 10,
  },
  '& a': { borderRadius: theme.shape.radius.xs },
  '& li > a': { display: 'inline-block', padding: '4px 0' },
  '& a:hover': {
    color: theme.vars.palette.heroInk,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
  // no gap below a screen that ends with a band of the same color
  'main:has(> [data-flush]) + &, main:has(> * > [data-flush]) + &': { marginTop: 0 },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  gridTemplateColumns: '1.6fr .8fr .9fr 1.1fr',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 32,
    '& > .about': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down(420)]: { '& > address': { gridColumn: '1 / -1' } },
}));
const Fine = styled('div')(({ theme }) => ({
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.heroLine}`,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px 24px',
  flexWrap: 'wrap',
  fontSize: theme.typography.body2.fontSize,
  // links within a sentence
  '& a': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
}));

/**
 * The footer below every screen (spec §2.3): blurb, quick links, contact, the certification
 * platform, the copyright line; and the gazetteer's attribution.
 */
export const Footer = () => (
  <Ground as="footer" data-screen-only>
    <Wrap>
      <Columns>
        <div className="about" style={{ maxWidth: '34em' }}>
          <span className="logo">
            <Logo />
          </span>
          <p style={{ marginTop: 14 }}>{site.blurb}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([text, to]) => (
                <li key={text}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address style={{ fontStyle: 'normal' }}>
          <h2>{footer.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </li>
            <li>
              <a href={`tel:${site.contact.phone.replaceAll(' ', '')}`}>{site.contact.phone}</a>
            </li>
            <li style={{ padding: '4px 0' }}>{site.contact.address}</li>
          </ul>
        </address>
      </Columns>
      <Fine>
        <span>{footer.copyright}</span>
        <span>{site.certification.text}</span>
        <PlacesCredit />
      </Fine>
    </Wrap>
  </Ground>
);
