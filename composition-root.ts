import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import type { Token } from "./core/kernel/token.ts";
import { browserModule } from "./adapters/di/browser.module.ts";

/** Gives what stands behind a token. */
export type Resolve = <A>(token: Token<A>) => A;

/** Joins modules into one container; a host passes those that it needs, so that no page carries another's code. */
export const compose = (...modules: readonly ContainerModule[]): Resolve => composeWithLater(modules, () => Promise.resolve([])).resolve;

export type Composed = {
  readonly resolve: Resolve;
  /** What has to be waited for before a token can be resolved, the same promise each time; null when nothing has. */
  readonly waitFor: (token: Token<unknown>) => Promise<void> | null;
};

/** Joins modules into one container, to which the rest is fetched when the first of it is asked for. */
export const composeWithLater = (modules: readonly ContainerModule[], later: () => Promise<readonly ContainerModule[]>): Composed => {
  const container = new Container();
  container.load(browserModule, ...modules);
  let fetched: Promise<void> | null = null;
  let isComplete = false;
  // Who waited once is given the same promise again: React repeats a drawing that waited and must meet what it waited for.
  const waited = new Set<Token<unknown>>();
  const complete = async (): Promise<void> => {
    try {
      container.load(...(await later()));
      isComplete = true;
    } catch (error) {
      fetched = null;
      throw error;
    }
  };
  return {
    resolve: (token) => container.get(token),
    waitFor: (token) => {
      if (!waited.has(token) && (isComplete || container.isBound(token))) return null;
      waited.add(token);
      fetched ??= complete();
      return fetched;
    },
  };
};
