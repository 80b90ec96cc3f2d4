import type { Gazetteer } from '@contract/search/places/gazetteer';
import { hostGazetteer } from '../../search/places/hostGazetteer';
import { addressesOf, type Address } from './jobAddress';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await hostGazetteer();
});

/** Formats an address as "street | town | region | ZIP code | country". */
const inShort = (address: Address): string =>
  [
    address.streetAddress,
    address.addressLocality,
    address.addressRegion,
    address.postalCode,
    address.addressCountry,
  ]
    .map((part) => part ?? '')
    .join('|')
    .replace(/^\|/, '');

test.each<[string, string[]]>([
  ['Tulsa, OK', ['Tulsa|OK||US']],
  ['Atlanta, Georgia', ['Atlanta|GA||US']],
  ['Texas', ['|TX||US']],
  ['Smallville, KS, USA', ['Smallville|KS||US']],
  ['Smallville, Kansas', ['Smallville|KS||US']],
  ['Statewide, KS', ['|KS||US']],
  ['1600 Broadway, Denver, CO 80202', ['1600 Broadway|Denver|CO|80202|US']],
  ['Springfield, IL 62701-1234, USA', ['Springfield|IL|62701|US']],
  ['United States', ['|||US']],
  ['Springfield', ['Springfield|||']],
  ['Paris, TX', ['Paris|TX||US']],
  ['Hybrid - Denver, CO', ['Denver|CO||US']],
  // abroad
  ['Toronto, Canada', ['Toronto|||CA']],
  ['Toronto, ON, Canada', ['Toronto|ON||CA']],
  ['London, UK', ['London|||GB']],
  ['Hybrid, London, England', ['London|||GB']],
  ['221B Baker Street, London, England, United Kingdom', ['221B Baker Street|London|England||GB']],
  ['Amsterdam, The Netherlands', ['Amsterdam|||NL']],
  ['Prague, Czech Republic', ['Prague|||CZ']],
  ['القاهرة، مصر', ['القاهرة|||']],
  ['Tbilisi, Georgia (country)', ['Tbilisi|||GE']],
  ['Denver, CO (Not remote)', ['Denver|CO||US']],
  ['US-CA-Menlo Park', ['Menlo Park|CA||US']],
  // several
  ['Denver, CO; Austin, TX; Portland, OR', ['Denver|CO||US', 'Austin|TX||US', 'Portland|OR||US']],
  ['Denver, CO or Austin, TX', ['Denver|CO||US', 'Austin|TX||US']],
  ['New York, NY / San Francisco, CA', ['New York|NY||US', 'San Francisco|CA||US']],
  ['Minneapolis and St. Paul, MN', ['Minneapolis|MN||US', 'Saint Paul|MN||US']],
  ['Tulsa, OK; Tulsa, OK', ['Tulsa|OK||US']],
  ['Denver, CO; other', ['Denver|CO||US']],
  ['Truth or Consequences, NM', ['Truth or Consequences|NM||US']],
  ['Port of Spain, Trinidad and Tobago', ['Port of Spain|||TT']],
  // remote
  ['Remote', []],
  ['Remote - UK', ['|||GB']],
  ['Remote, Canada', ['|||CA']],
  ['Remote, Colorado', ['|CO||US']],
  ['Remote (US, Canada, Germany)', ['|||US', '|||CA', '|||DE']],
  ['Remote (Europe)', []],
  ['Anywhere in the US', ['|||US']],
  ['Anywhere in the world', []],
  // none
  ['Multiple locations', []],
  ['Various cities', []],
  ['', []],
  ['--', []],
])('%s', (location, addresses) => {
  expect(addressesOf(gazetteer, location).map(inShort)).toEqual(addresses);
});
