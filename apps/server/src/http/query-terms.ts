/** Words and categories that a list is searched for; the rest is ignored, since every row is compared with each. */
const maxTerms = 50;

/** The words of a search. */
export const searchWords = (search: string): readonly string[] =>
  [...new Set(search.split(/\s+/))].filter((word) => word !== '').slice(0, maxTerms);

/** The categories of a search, separated by commas. */
export const categoriesIn = (categories: string): readonly string[] =>
  [...new Set(categories.split(','))].slice(0, maxTerms);
