const media = /<(?:img|video|audio|iframe|hr|table)\b/i;
const spaces = /<[^>]*>|&nbsp;|&#160;|\s/gi;

/** Whether an author's HTML shows nothing: no text, picture, table or line. */
export const isBlankHtml = (html: string): boolean => !media.test(html) && html.replaceAll(spaces, "") === "";
