/** Lazily loaded code could not be fetched. */
export class CodeUnavailable extends Error {}

/** The same promise, rejecting with `CodeUnavailable`. */
export const asCode = <A>(coming: Promise<A>): Promise<A> =>
  coming.catch((error: unknown) => {
    throw error instanceof CodeUnavailable ? error : new CodeUnavailable(error instanceof Error ? error.message : String(error));
  });
