/** Keeps what a maker made for each language and set of options: making a formatter of `Intl` takes far longer than using it, and lists use one in every row. */
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

/** The formatter of dates for a language; the same one each time. */
export const dateFormat = kept((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));

/** The formatter of numbers for a language; the same one each time. */
export const numberFormat = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));

/** The formatter of times before and after now for a language; the same one each time. */
export const relativeFormat = kept((language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options));
