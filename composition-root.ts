import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import { browserModule } from "./adapters/di/browser.module.ts";
import type { LaterModules } from "./adapters/di/later-modules.ts";
import { asCode } from "./core/kernel/code-unavailable.ts";
import type { Token } from "./core/kernel/token.ts";

/** Returns the implementation bound to a token. */
export type Resolve = <A>(token: Token<A>) => A;

/** Joins modules into one container; a host passes only those it needs, so that no page loads another's code. */
export const compose = (...modules: readonly ContainerModule[]): Resolve => composeWithLater(modules, () => undefined).resolve;

export type Composed = {
  readonly resolve: Resolve;
  /** The promise to await before a token can be resolved, the same one on each call; null when it can be resolved now. */
  readonly waitFor: (token: Token<unknown>) => Promise<void> | null;
  /** Prefetches the modules of some areas. */
  readonly fetchAreas: (areas: readonly string[]) => Promise<void>;
};

const areaOf = (token: Token<unknown>): string => token.description?.split(".", 1)[0] ?? "";

/** Joins modules into one container; further modules are loaded lazily when one of their tokens is first requested. */
export const composeWithLater = (modules: readonly ContainerModule[], later: LaterModules): Composed => {
  const container = new Container();
  container.load(browserModule, ...modules);
  const fetched = new Map<string, Promise<void>>();
  // Once pending, a token keeps returning the same promise: React re-renders a suspended component and needs the promise it suspended on.
  const waited = new Set<Token<unknown>>();
  const load = async (area: string, module: Promise<ContainerModule>): Promise<void> => {
    try {
      container.load(await asCode(module));
    } catch (error) {
      fetched.delete(area);
      throw error;
    }
  };
  const fetch = (area: string): Promise<void> | null => {
    const coming = fetched.get(area);
    const module = later(area);
    if (coming !== undefined || module === undefined) return coming ?? null;
    const loading = load(area, module());
    fetched.set(area, loading);
    return loading;
  };
  return {
    resolve: (token) => container.get(token),
    waitFor: (token) => {
      if (!waited.has(token) && container.isBound(token)) return null;
      const coming = fetch(areaOf(token));
      if (coming !== null) waited.add(token);
      return coming;
    },
    fetchAreas: async (areas) => {
      await Promise.all(areas.map(fetch));
    },
  };
};
