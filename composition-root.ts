import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import { browserModule } from "./adapters/di/browser.module.ts";
import type { LaterModule } from "./adapters/di/later-module.ts";
import { asCode } from "./core/kernel/code-unavailable.ts";
import type { Token } from "./core/kernel/token.ts";

/** Returns the implementation bound to a token. */
export type Resolve = <A>(token: Token<A>) => A;

/** Joins modules into one container; a host passes only those it needs, so that no page loads another's code. */
export const compose = (...modules: readonly ContainerModule[]): Resolve => composeWithLater(modules, []).resolve;

export type Composed = {
  readonly resolve: Resolve;
  /** The promise to await before a token can be resolved, the same one on each call; null when it can be resolved now. */
  readonly waitFor: (token: Token<unknown>) => Promise<void> | null;
  /** Prefetches the modules of some areas. */
  readonly fetchAreas: (areas: readonly string[]) => Promise<void>;
};

const areaOf = (token: Token<unknown>): string => token.description?.split(".", 1)[0] ?? "";

/** Joins modules into one container; further modules are loaded lazily when one of their tokens is first requested. */
export const composeWithLater = (modules: readonly ContainerModule[], later: readonly LaterModule[]): Composed => {
  const container = new Container();
  container.load(browserModule, ...modules);
  const fetched = new Map<LaterModule, Promise<void>>();
  // Once pending, a token keeps returning the same promise: React re-renders a suspended component and needs the promise it suspended on.
  const waited = new Set<Token<unknown>>();
  const load = async (module: LaterModule): Promise<void> => {
    try {
      container.load(await asCode(module.load()));
    } catch (error) {
      fetched.delete(module);
      throw error;
    }
  };
  const fetch = (module: LaterModule): Promise<void> => {
    const coming = fetched.get(module) ?? load(module);
    fetched.set(module, coming);
    return coming;
  };
  return {
    resolve: (token) => container.get(token),
    waitFor: (token) => {
      const module = later.find(({ areas }) => areas.includes(areaOf(token)));
      if (module === undefined || (!waited.has(token) && container.isBound(token))) return null;
      waited.add(token);
      return fetch(module);
    },
    fetchAreas: async (areas) => {
      await Promise.all(later.filter((module) => module.areas.some((area) => areas.includes(area))).map(fetch));
    },
  };
};
