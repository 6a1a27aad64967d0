/** The LIKE pattern of texts that contain a text as it is. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
