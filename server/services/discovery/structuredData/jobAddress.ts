import type { PostalAddress } from 'schema-dts';
import { countries } from '@contract/constants/countries';
import { site } from '@contract/constants/site';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import { locate } from '@contract/search/places/locate';

/** A schema.org PostalAddress of plain texts. */
export type Address = Exclude<PostalAddress, string> & {
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  addressCountry: string;
};

const abroad = new Map(
  countries
    .filter(({ code }) => code !== site.country.code)
    .map(({ code, name }) => [name.toLowerCase(), code]),
);
// a state of the United States, which "Atlanta, Georgia" means
abroad.delete('georgia');

/** "Toronto, Canada": the country is the last part, the city what comes first; of several the first. */
const addressAbroad = (location: string): Address | undefined => {
  const [first = ''] = location.split(';');
  const parts = first.split(',').map((part) => part.trim());
  const code = abroad.get(parts.at(-1)?.toLowerCase() ?? '');
  if (code === undefined) return undefined;
  const city = parts.length > 1 ? parts[0] : undefined;
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    addressCountry: code,
  };
};

/**
 * Where a job is, as far as its text tells: city and state by the gazetteer, or a country. Undefined
 * where it isn't known which country the text means.
 */
export const addressOf = (gazetteer: Gazetteer, location: string): Address | undefined => {
  const foreign = addressAbroad(location);
  if (foreign) return foreign;
  const place = locate(gazetteer, location);
  if (!place) return undefined;
  const zip = place.kind === 'zip' ? /^\d{5}/.exec(place.name)?.[0] : undefined;
  return {
    '@type': 'PostalAddress',
    ...(place.city !== undefined && { addressLocality: place.city }),
    ...(place.state !== undefined && { addressRegion: place.state }),
    ...(zip !== undefined && { postalCode: zip }),
    addressCountry: site.country.code,
  };
};
