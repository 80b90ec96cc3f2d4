/** That of the choices which a parameter names; undefined where it names none. */
export const oneOf = <Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined => choices.find((each) => String(each) === text);

/** As far as our own host turns the pages of most lists. */
const usualLastPage = 10_000;

/** The page that the URL's query asks for, from 1, whatever somebody has typed there. */
export const pageIn = (params: URLSearchParams, lastPage = usualLastPage): number =>
  Math.min(lastPage, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
