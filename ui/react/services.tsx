import { createContext, type ReactNode, use } from "react";
import type { Token } from "../../core/kernel/token.ts";

/** Gives what stands behind a token; the composition root hands one in. */
export type Resolve = <A>(token: Token<A>) => A;

const nothing: Resolve = (token) => {
  throw new Error(`No services were provided, so ${String(token)} cannot be had: draw inside <ServicesProvider>.`);
};

const ServicesContext = createContext<Resolve>(nothing);

export const ServicesProvider = ({ resolve, children }: { readonly resolve: Resolve; readonly children: ReactNode }) => (
  <ServicesContext value={resolve}>{children}</ServicesContext>
);

/** The service behind a token; only screens ask. */
export const useService = <A,>(token: Token<A>): A => use(ServicesContext)(token);
