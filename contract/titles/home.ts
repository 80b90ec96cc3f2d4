/** The home page's title. */
export const homeTitle = 'Jobs across the country';
