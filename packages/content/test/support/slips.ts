/** Slips that an editor would mark, with a pattern for each. They apply to either language. */
const slips: readonly (readonly [kind: string, look: RegExp])[] = [
  ['placeholder', /[{}<>|#@$\\]|%[sd]\b|undefined|\bnull\b|\bNaN\b|\[object|TODO/],
  ['doubled word', /(?<![\p{L}’-])(?!la la)(\p{L}+) \1(?![\p{L}’-])/iu],
  ['space', / {2}|^\s|\s$|\s[,.;:!?]/u],
  ['punctuation', /\.\.|,[.,]|[.?!],|[!?]{2}|[,;:]$|'/],
  ['small letter after a full stop', /\p{L}{3,}[.!?] \p{Ll}/u],
  ['foreign name', /habitica/i],
];

/** Wrong articles, allowing for vowels that sound like consonants and vice versa. */
const article = {
  a: /\ba (?!(?:one|once|uni|unani|use|usu|util|uuid|eu|ewe|ukul)\p{L}*)[aeiou]\p{L}/iu,
  an: /\ban (?!(?:hour|honest|honour|heir)\p{L}*)[b-df-hj-np-tv-z]\p{Ll}/iu,
};
const american =
  /\b(?:colors?|colored|favorites?|gray|honor|neighbors?|harbor|flavor|humor|center|theater|jewelry|armor|travelers?|leveled|canceled|labeled|plow|molds?|organiz|realiz|recogniz|apologiz)/i;

/** Slips in a text of either language. */
export const slipsIn = (text: string): string[] =>
  slips.filter(([, look]) => look.test(text)).map(([kind]) => kind);

/** Slips in an English text, including articles and spelling. */
export const englishSlipsIn = (text: string): string[] => [
  ...slipsIn(text),
  ...(article.a.test(text) || article.an.test(text) ? ['article'] : []),
  ...(american.test(text) ? ['American spelling'] : []),
];

/** Whether a text begins and ends like a sentence. */
export const isWhole = (text: string): boolean => /^[\p{Lu}\d“].*[.?!”)]$/su.test(text);

/** Whether a text can serve as a name: it begins with a capital and ends without punctuation. */
export const isTitle = (text: string): boolean => /^[\p{Lu}\d“].*[^.,;:\s]$/su.test(text);
