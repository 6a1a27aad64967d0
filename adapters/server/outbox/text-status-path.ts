/**
 * Path to which a carrier reports the status of a text.
 * @param key the message's key, or `:key` for the route
 */
export const textStatusPath = (key: string): string => `/hooks/texts/${key}`;
