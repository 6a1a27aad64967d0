/** A name that a container can resolve to an `A`: plain data, so that the core never imports a container. */
export type Token<A> = symbol & { readonly _A?: A };

/** @param name unique over the program, `area.thing` */
export const token = <A>(name: string): Token<A> => Symbol.for(name);
