import type { Place } from '@contract/search/places/gazetteer';
import {
  canBeCompany,
  canBeTitle,
  mayNamePlace,
  typedPlace,
  understandQuery,
  withQuoted,
  type QueryParameters,
  type ReadQuery,
  type Titled,
  type TypedPlace,
} from '@contract/search/reading/readQuery';
import type { SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';
import type { Queryable } from '../../database/database';
import { companiesAmong, isTitleOfJob } from '../../repositories/search/searchVocabulary';
import { hostGazetteer } from './places/hostGazetteer';

const isTitle = async (db: Queryable, text: string): Promise<boolean> =>
  canBeTitle(text) && isTitleOfJob(db, text);

const isCompany = async (db: Queryable, text: string): Promise<boolean> =>
  canBeCompany(text) && (await companiesAmong(db, [text])).size > 0;

/** Which part of a text is a job title; `besidesPlace` is the text without its place. */
const titledOf = async (db: Queryable, q: string, besidesPlace: string): Promise<Titled> => {
  if (await isTitle(db, q)) return 'whole';
  if (besidesPlace === q) return 'no';
  const isName = (await isTitle(db, besidesPlace)) || (await isCompany(db, besidesPlace));
  return isName ? 'besidesPlace' : 'no';
};

/** Finds the place among the words; a company's name isn't taken for one. */
const findPlace = async (
  db: Queryable,
  q: string,
  vocabulary: SpellingVocabulary,
): Promise<TypedPlace | undefined> => {
  const gazetteer = await hostGazetteer();
  const found = typedPlace(gazetteer, q, vocabulary);
  if (!found || found.names.length === 0) return found;
  const companies = await companiesAmong(db, found.names);
  return companies.size === 0 ? found : typedPlace(gazetteer, q, vocabulary, companies);
};

/**
 * Reads what was typed into the search field, by the vocabulary of live jobs. `first`: how the
 * first page was read, so that all pages of a search are read alike.
 */
export const readQuery = async (
  db: Queryable,
  search: QueryParameters,
  vocabulary: SpellingVocabulary,
  first?: { place: Place | null; titled: Titled },
): Promise<ReadQuery> => {
  const q = withQuoted(search);
  const isAsked = q !== '' && first?.place !== null && mayNamePlace(q, search);
  const found = isAsked ? await findPlace(db, q, vocabulary) : undefined;
  const titled = first ? first.titled : await titledOf(db, q, found?.rest ?? q);
  return understandQuery(search, q, titled, found, first?.place ?? undefined);
};
