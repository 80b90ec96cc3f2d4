import type { PostalAddress } from 'schema-dts';
import { site } from '@contract/constants/site';
import type { Gazetteer, Place } from '@contract/search/places/gazetteer';
import { arrangements, countryOf, geocode } from '@contract/search/places/geocode';
import { placeKey } from '@contract/search/places/placeKey';
import { countryCodeOf } from './countryNames';

/** A schema.org PostalAddress with text fields only. */
export type Address = Exclude<PostalAddress, string> & {
  streetAddress?: string;
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  /** Undefined if the text doesn't tell the country. */
  addressCountry?: string;
};

/** More places than this are a list of a company's branches. */
const maxPlaces = 20;
const home = site.country.code;

const postal = (parts: Omit<Address, '@type'>): Address => ({
  '@type': 'PostalAddress',
  ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== undefined)),
});

/** Texts in place of a location that name no location. */
const vague =
  /^(?:any|all|anywhere|various|multiple|several|many|other|different|nation-?wide|state-?wide|world-?wide|global|tbd|flexible|negotiable|see|not|n\/a)\b|\b(?:locations?|cities|states|sites|offices|travel)\b/i;
/** Regions of the world that aren't countries. */
const wide =
  /\b(?:world(?:wide)?|global(?:ly)?|international(?:ly)?|europe|emea|apac|asia|africa|latam|latin america)\b/i;

/** Whether a text names a region of the world larger than a country or two. */
export const saysWorldwide = (location: string): boolean => wide.test(location);

/**
 * Splits one location into its parts, without words about how the work is done (remote, hybrid).
 */
const partsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^US-([A-Z]{2})-(?=\p{L})(.*)$/u, '$2, $1, USA')
    .replaceAll(/georgia \(country\)/gi, 'Republic of Georgia')
    .replaceAll(/\b(?:not|non|no)[ -]remote\b/gi, ',')
    .replaceAll(arrangements, ',')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s[-–—]\s?|[()[\]:،、]/g, ',')
    .split(',')
    .map((part) => part.replace(/^\s*(?:(?:anywhere |based )?in |from )(?:the )?/i, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const isStreet = (part: string): boolean => /^\d+\p{L}?\s+\S*\p{L}/u.test(part);

/** Returns an address abroad, such as "221B Baker Street, London, England, United Kingdom". */
const addressAbroad = (parts: readonly string[], code: string): Address => {
  const [street, places] = isStreet(parts[0] ?? '')
    ? [parts[0], parts.slice(1, -1)]
    : [undefined, parts.slice(0, -1)];
  const [city, region] = places;
  return postal({
    streetAddress: street,
    addressLocality: city,
    addressRegion: places.length > 1 ? region : undefined,
    addressCountry: code,
  });
};

/** Returns a town before its state that the gazetteer doesn't know. */
const unknownTown = (
  { states }: Gazetteer,
  parts: readonly string[],
  state: string,
): string | undefined => {
  const isState = (part: string) =>
    states.get(placeKey(part.split(/\d{5}/)[0] ?? ''))?.code === state;
  const at = parts.findLastIndex(isState);
  const town = at > 0 ? parts[at - 1] : undefined;
  const isTown = town !== undefined && !/\d/.test(town) && !vague.test(town) && !isState(town);
  return isTown ? town : undefined;
};

const addressHere = (gazetteer: Gazetteer, parts: readonly string[], place: Place): Address => {
  const isKnown = place.city !== undefined;
  const street = parts.length > 1 && isStreet(parts[0] ?? '') ? parts[0] : undefined;
  const ends = (street === undefined ? parts : parts.slice(1)).join(' ');
  const zip = place.state === undefined ? undefined : /\b(\d{5})(?:-\d{4})?\b/.exec(ends)?.[1];
  const town =
    !isKnown && place.kind === 'state'
      ? unknownTown(gazetteer, parts, place.state ?? '')
      : undefined;
  return postal({
    streetAddress: isKnown ? street : undefined,
    addressLocality: place.city ?? town,
    addressRegion: place.state,
    postalCode: zip,
    addressCountry: home,
  });
};

/** Returns the address of one place, or the countries in a list of countries. */
const addressesOfOne = (gazetteer: Gazetteer, text: string): Address[] => {
  const parts = partsOf(text);
  const [first] = parts;
  if (first === undefined) return [];
  const codes = parts.map((part) => (countryOf(placeKey(part)) ? home : countryCodeOf(part)));
  const countries = codes.flatMap((code) => code ?? []);
  if (countries.length === parts.length)
    return countries.map((addressCountry) => postal({ addressCountry }));
  const last = codes.at(-1);
  if (last !== undefined && last !== home) return [addressAbroad(parts, last)];
  const place = geocode(gazetteer, parts.join(', '));
  if (place) return [addressHere(gazetteer, parts, place)];
  // unknown to the gazetteer: use the text itself
  return parts.some((part) => vague.test(part) || wide.test(part))
    ? []
    : [postal({ addressLocality: first, addressCountry: last })];
};

const isKnown = ({ addressCountry }: Address): boolean => addressCountry !== undefined;

/**
 * Splits a text with several places; splits at a word only if each part is a known place: "Truth or
 * Consequences".
 */
const split = (gazetteer: Gazetteer, text: string): Address[] => {
  const whole = () => addressesOfOne(gazetteer, text);
  const parts = text.split(/\s(?:or|and|&|\/|\+)\s/i);
  if (parts.length === 1) return whole();
  const each = parts.map((part) => addressesOfOne(gazetteer, part));
  return each.every((addresses) => addresses.some(isKnown)) ? each.flat() : whole();
};

/**
 * Returns the addresses in a job's location: without duplicates, in the text's order, known places
 * by the gazetteer's city and state or by country, others as they are written. Empty if it names no
 * place.
 */
export const addressesOf = (gazetteer: Gazetteer, location: string): Address[] => {
  const all = location
    .split(/[;|\n•]/)
    .slice(0, maxPlaces)
    .flatMap((text) => split(gazetteer, text));
  const known = all.filter(isKnown);
  const said = known.length > 0 ? known : all;
  const unique = new Map(said.map((address) => [JSON.stringify(address), address]));
  return [...unique.values()].slice(0, maxPlaces);
};
