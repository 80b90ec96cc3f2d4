/** The title and heading of the list of categories. */
export const categoriesTitle = 'Find the job you love';
