const tagOf = (language: string): string => language.replace('_', '-');

/** A day (ms) in words, in UTC, as plans begin and end; in English with the day first, as in the web client. */
export const dayIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : tagOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);

/** An amount in hundredths of a currency (ISO 4217) as it is read in a language. */
export const priceIn = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(tagOf(language), { style: 'currency', currency }).format(amount / 100);
