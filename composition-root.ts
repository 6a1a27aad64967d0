import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import { browserModule } from "./adapters/di/browser.module.ts";
import type { LaterModule } from "./adapters/di/later-module.ts";
import { asCode } from "./core/kernel/code-unavailable.ts";
import type { Token } from "./core/kernel/token.ts";

/** Gives what stands behind a token. */
export type Resolve = <A>(token: Token<A>) => A;

/** Joins modules into one container; a host passes those that it needs, so that no page carries another's code. */
export const compose = (...modules: readonly ContainerModule[]): Resolve => composeWithLater(modules, []).resolve;

export type Composed = {
  readonly resolve: Resolve;
  /** What has to be waited for before a token can be resolved, the same promise each time; null when nothing has. */
  readonly waitFor: (token: Token<unknown>) => Promise<void> | null;
  /** Fetches all that some areas need, for who knows that it will be needed. */
  readonly fetchAreas: (areas: readonly string[]) => Promise<void>;
};

const areaOf = (token: Token<unknown>): string => token.description?.split(".", 1)[0] ?? "";

/** Joins modules into one container, to which further ones are fetched when the first thing of theirs is asked for. */
export const composeWithLater = (modules: readonly ContainerModule[], later: readonly LaterModule[]): Composed => {
  const container = new Container();
  container.load(browserModule, ...modules);
  const fetched = new Map<LaterModule, Promise<void>>();
  // Who waited once is given the same promise again: React repeats a drawing that waited and must meet what it waited for.
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
