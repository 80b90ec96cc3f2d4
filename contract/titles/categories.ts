/** Of the list of categories, and its heading. */
export const categoriesTitle = 'Find the job you love';
