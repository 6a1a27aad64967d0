/**
 * Where a carrier reports what became of a text.
 * @param key the message's, or `:key` for the route
 */
export const textStatusPath = (key: string): string => `/hooks/texts/${key}`;
