/**
 * Where in the server an error occurred.
 * @property call the declared method and path with parameter names, or the name of the background work
 */
export type ErrorPlace = { readonly call: string; readonly requestId?: string };

/** Reports unexpected errors to the operator. */
export type ServerErrors = (error: unknown, place: ErrorPlace) => void;
