/** Of a category's page that there isn't, and its heading. */
export const missingCategoryTitle = 'Category not found';
