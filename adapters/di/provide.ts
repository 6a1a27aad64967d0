import type { ContainerModuleLoadOptions } from "inversify";
import type { Token } from "../../core/kernel/token.ts";

type TokensOf<Deps extends readonly unknown[]> = { readonly [K in keyof Deps]: Token<Deps[K]> };

/** Binds a token to a singleton factory; a mismatch between tokens and factory parameters does not compile. */
export const provide = <A, Deps extends readonly unknown[]>(
  options: ContainerModuleLoadOptions,
  token: Token<A>,
  factory: (...deps: Deps) => A,
  tokens: TokensOf<Deps>,
): void => {
  options
    .bind<A>(token)
    .toResolvedValue((...deps: unknown[]) => Reflect.apply(factory, undefined, deps), [...tokens])
    .inSingletonScope();
};
