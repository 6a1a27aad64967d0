/**
 * Where in the server an error happened.
 * @property call method and path as they were declared, with names in place of values, or what worked in the background
 */
export type ErrorPlace = { readonly call: string; readonly requestId?: string };

/** Tells those who run the product of an error that nobody expected. */
export type ServerErrors = (error: unknown, place: ErrorPlace) => void;
