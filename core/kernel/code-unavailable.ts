/** Code that is fetched when it is first needed could not be had. */
export class CodeUnavailable extends Error {}

/** The same promise, failing as code that could not be had. */
export const asCode = <A>(coming: Promise<A>): Promise<A> =>
  coming.catch((error: unknown) => {
    throw error instanceof CodeUnavailable ? error : new CodeUnavailable(error instanceof Error ? error.message : String(error));
  });
