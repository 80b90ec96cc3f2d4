import type { BreadcrumbList, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

const context = 'https://schema.org';

/** The organization that runs this board. */
export const siteOrganization = (origin: string): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  name: site.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  description: site.blurb,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: site.contact.email,
    telephone: site.contact.phone,
  },
});

/** A search action with its input's notation, which schema.org's vocabulary doesn't contain. */
type SearchForm = Exclude<SearchAction, string> & { 'query-input': string };
const searchForm = (origin: string): SearchForm => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}${paths.jobListing()}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

/** The site with its search. */
export const webSite = (origin: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  name: site.name,
  url: `${origin}/`,
  potentialAction: searchForm(origin),
});

/** Returns the breadcrumbs of a page; the last step is the page itself. */
export const breadcrumbs = (
  origin: string,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** Returns a company's public profile; nothing about the person who manages it. */
export const companyOrganization = (
  url: string,
  { name, website, logo, profile }: Record<'name' | 'website' | 'logo' | 'profile', string>,
): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  name,
  url,
  ...(website && { sameAs: website }),
  ...(logo && { logo }),
  ...(profile && { description: profile }),
});
