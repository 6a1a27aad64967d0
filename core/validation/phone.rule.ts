const northAmerican = /^(\+?1[-.]?)?(\(\d{3}\)|\d{3})[-.]?\d{3}[-.]?\d{4}$/;
const international = /^\+[1-9]\d{7,14}$/;

/** Punctuation in international numbers, and the trunk prefix `(0)`. */
const foreignMarks = /\(0\)|[-.()]/g;

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** Whether a text is a North American number in a common format; spaces are ignored. */
export const isPhone = (text: string): boolean => northAmerican.test(withoutSpaces(text));

/** A number as it is stored, in E.164 (`+12125551234`), or null when the text is not one. */
export const phoneNormalize = (text: string): string | null => {
  const compact = withoutSpaces(text);
  if (northAmerican.test(compact)) return `+1${compact.replace(/\D/g, "").slice(-10)}`;
  const foreign = compact.startsWith("+") ? compact.replace(foreignMarks, "") : compact;
  return international.test(foreign) ? foreign : null;
};

/** A number in display format: `+44 7911 123456`, `(212) 555-1234`, anything else unchanged. */
export const phoneDisplay = (phone: string | null): string => {
  if (phone === null) return "";
  const british = /^\+44(\d{4})(\d{6})$/.exec(phone);
  if (british !== null) return `+44 ${british[1]} ${british[2]}`;
  const american = /^(?:\+1)?(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return american === null ? phone : `(${american[1]}) ${american[2]}-${american[3]}`;
};
