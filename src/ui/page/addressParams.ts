/** Returns the choice that a parameter names, or `undefined` if it names none. */
export const oneOf = <Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined => choices.find((each) => String(each) === text);

/** The last page our own host serves of most lists. */
const usualLastPage = 10_000;

/** Returns the page number in the URL's query, from 1 to `lastPage`; 1 for invalid values. */
export const pageIn = (params: URLSearchParams, lastPage = usualLastPage): number =>
  Math.min(lastPage, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
