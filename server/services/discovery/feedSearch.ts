import { callSchemas } from '@contract/generated/callSchemas';
import { parseNear } from '@contract/search/places/miles';
import { validatorCompiler } from '../../validation';

type Schema = { type?: string; maxLength?: number; maxItems?: number };
/** The search's parameters, from the contract. */
const properties = new Map<string, Schema>(
  Object.entries(JSON.parse(callSchemas.searchJobs).querystring.properties),
);
/** Parameters that a feed sets itself, or that depend on the caller. */
const ownParameters = ['limit', 'sort', 'cursor', 'brief', 'status'];
const feedParameters = [...properties.keys()].filter((name) => !ownParameters.includes(name));

/**
 * Parses a feed's search, with its parameters sorted. Ignores unknown and empty parameters, as
 * pages do; invalid values are reported by the search itself.
 */
export const readFeedSearch = (query: string): URLSearchParams => {
  const given = new URLSearchParams(query);
  const search = new URLSearchParams(
    [...given].filter(([name, value]) => feedParameters.includes(name) && value.trim() !== ''),
  );
  search.sort();
  return search;
};

const checks = new Map(
  [...properties].map(([name, schema]) => [
    name,
    validatorCompiler({
      schema: { type: 'object', properties: { [name]: schema } },
      httpPart: 'querystring',
      method: 'GET',
      url: '/',
    }),
  ]),
);
const isUnderstood = (name: string, value: string): boolean =>
  !value.includes('\0') &&
  checks.get(name)?.({ [name]: value }) === true &&
  (name !== 'near' || parseNear(value) !== undefined);

/**
 * Returns the values of a parameter that the listing understands (src/searchEngine/jobSearch.ts).
 */
const understoodValues = (name: string, given: readonly string[]): string[] => {
  const { type, maxLength, maxItems } = properties.get(name) ?? {};
  const values = given.filter((value) => value.trim() !== '');
  return type === 'array'
    ? [...new Set(values)].filter((value) => isUnderstood(name, value)).slice(0, maxItems)
    : values
        .slice(0, 1)
        .map((value) => value.slice(0, maxLength))
        .filter((value) => isUnderstood(name, value));
};

/**
 * Returns the part of a page's search that the page understands, limited to `names`: a feed of it
 * is never refused.
 */
export const understoodSearch = (
  given: URLSearchParams,
  names: readonly string[],
): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) =>
      understoodValues(name, given.getAll(name)).map((value): [string, string] => [name, value]),
    ),
  );
