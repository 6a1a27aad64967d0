/** Maximum length of an email address, in characters. */
export const longestEmail = 254;

const pattern = /^[^\s@,;<>()"]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Whether a text is a single email address, in any case. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && !text.includes("..") && pattern.test(text);

/** An address normalised for comparison and storage: trimmed, lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
