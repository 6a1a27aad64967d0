/**
 * Caches a formatter per language and options: creating an `Intl` formatter is far slower than using it, and lists use one in every row.
 */
const kept = <Options extends object, Format>(
  make: (language: string, options: Options) => Format,
): ((language: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(language, options);
    made.set(key, format);
    return format;
  };
};

/** The cached date formatter of a language. */
export const dateFormat = kept((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));

/** The cached number formatter of a language. */
export const numberFormat = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));

/** The cached relative-time formatter of a language. */
export const relativeFormat = kept((language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options));
