import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import type { Token } from "./core/kernel/token.ts";
import { browserModule } from "./adapters/di/browser.module.ts";

/** Gives what stands behind a token. */
export type Resolve = <A>(token: Token<A>) => A;

/** Joins modules into one container; a host passes those that it needs, so that no page carries another's code. */
export const compose = (...modules: readonly ContainerModule[]): Resolve => {
  const container = new Container();
  container.load(browserModule, ...modules);
  return (token) => container.get(token);
};
