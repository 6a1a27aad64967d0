/** A key that a container resolves to an `A`: plain data, so that the core never imports a container. */
export type Token<A> = symbol & { readonly _A?: A };

/** @param name unique in the program, `area.thing` */
export const token = <A>(name: string): Token<A> => Symbol.for(name);
