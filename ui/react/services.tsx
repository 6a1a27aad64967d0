import { createContext, type ReactNode, use, useMemo } from "react";
import type { Token } from "../../core/kernel/token.ts";

/** Resolves a token to its service; the composition root provides it. */
export type Resolve = <A>(token: Token<A>) => A;

const nothing: Resolve = (token) => {
  throw new Error(`No services were provided, so ${String(token)} cannot be had: draw inside <ServicesProvider>.`);
};

/** The loading of a service's module, the same promise each time; null when it is loaded. */
export type WaitFor = (token: Token<unknown>) => Promise<void> | null;

const nothingToWaitFor: WaitFor = () => null;
const ServicesContext = createContext<{ readonly resolve: Resolve; readonly waitFor: WaitFor }>({
  resolve: nothing,
  waitFor: nothingToWaitFor,
});

type ServicesProviderProps = { readonly resolve: Resolve; readonly waitFor?: WaitFor; readonly children: ReactNode };

export const ServicesProvider = ({ resolve, waitFor = nothingToWaitFor, children }: ServicesProviderProps) => (
  <ServicesContext value={useMemo(() => ({ resolve, waitFor }), [resolve, waitFor])}>{children}</ServicesContext>
);

/** The service of a token; suspends until its code is loaded. For screens only. */
export const useService = <A,>(token: Token<A>): A => {
  const { resolve, waitFor } = use(ServicesContext);
  const isComing = waitFor(token);
  if (isComing !== null) use(isComing);
  return resolve(token);
};

/**
 * Resolves services on demand, for actions that need one only when they run. For screens only, and for services that are already loaded.
 */
export const useResolve = (): Resolve => use(ServicesContext).resolve;
