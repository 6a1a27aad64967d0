import { ContainerModule } from "inversify";
import { makeSignInGate, SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { browserConnectivity } from "../connectivity/browser-connectivity.ts";
import { Caller, makeCaller } from "../http/caller.ts";
import { CsrfToken, makeCsrfToken } from "../http/csrf-token.ts";
import { resumingCaller } from "../http/resuming-caller.ts";
import { provide } from "./provide.ts";

const browserCaller = (csrf: CsrfToken): Caller =>
  makeCaller({
    fetch: (input, init) => fetch(input, init),
    origin: "",
    headers: () => {
      const token = csrf.get();
      return token === null ? {} : { "x-csrf-token": token };
    },
    onFailure: () => undefined,
    isOnline: () => navigator.onLine,
  });

/** Calls over HTTP from a page: the newest CSRF token goes along, and calls wait while a person signs in again. */
export const httpModule = new ContainerModule((options) => {
  provide(options, Connectivity, () => browserConnectivity(window), []);
  provide(options, CsrfToken, makeCsrfToken, []);
  provide(options, SignInGate, makeSignInGate, []);
  provide(options, Caller, (csrf: CsrfToken, gate: SignInGate) => resumingCaller(browserCaller(csrf), gate), [CsrfToken, SignInGate]);
});
