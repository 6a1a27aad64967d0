import { createContext, type ReactNode, use, useMemo } from "react";
import type { Token } from "../../core/kernel/token.ts";

/** Gives what stands behind a token; the composition root hands one in. */
export type Resolve = <A>(token: Token<A>) => A;

const nothing: Resolve = (token) => {
  throw new Error(`No services were provided, so ${String(token)} cannot be had: draw inside <ServicesProvider>.`);
};

/** What has to be waited for before a service can be had, the same promise each time; null when nothing has. */
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

/** The service behind a token, once its code is there; only screens ask. */
export const useService = <A,>(token: Token<A>): A => {
  const { resolve, waitFor } = use(ServicesContext);
  const isComing = waitFor(token);
  if (isComing !== null) use(isComing);
  return resolve(token);
};

/** Gives services on demand, for actions that need one only when they are run; only screens ask, and only for what the frame has. */
export const useResolve = (): Resolve => use(ServicesContext).resolve;
