/** The title and heading of a page whose category doesn't exist. */
export const missingCategoryTitle = 'Category not found';
