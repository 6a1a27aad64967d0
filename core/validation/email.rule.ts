/** The longest email address that is accepted, in characters. */
export const longestEmail = 254;

const pattern = /^[^\s@,;<>()"]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Whether a text is one email address, whatever its case. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && !text.includes("..") && pattern.test(text);

/** An address as addresses are compared and stored: without outer white space, in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
