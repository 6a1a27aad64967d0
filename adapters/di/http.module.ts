import { ContainerModule } from "inversify";
import { AnalyticsSink } from "../../core/analytics/analytics.service.ts";
import { makeSignInGate, SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Alerts, makeAlerts } from "../../core/client/alerts.service.ts";
import { CallFailures, makeCallFailures } from "../../core/client/call-failures.service.ts";
import { CallSuccesses, makeCallSuccesses } from "../../core/client/call-successes.service.ts";
import { ErrorReports, ErrorSink, makeErrorReports } from "../../core/client/error-reports.service.ts";
import { Identity, makeIdentity } from "../../core/client/identity.service.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { Log } from "../../core/kernel/log.port.ts";
import { Pause } from "../../core/kernel/pause.port.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { browserConnectivity } from "../connectivity/browser-connectivity.ts";
import { makeAnalyticsHttp } from "../http/analytics.http.ts";
import { browserIdentity } from "../http/browser-identity.ts";
import { Caller, makeCaller } from "../http/caller.ts";
import { CsrfToken, makeCsrfToken } from "../http/csrf-token.ts";
import { earlyFetch } from "../http/early-fetch.ts";
import { makeReportsHttp } from "../http/reports.http.ts";
import { resumingCaller } from "../http/resuming-caller.ts";
import { retryingCaller } from "../http/retrying-caller.ts";
import { tellingCaller } from "../http/telling-caller.ts";
import { viewingCaller } from "../http/viewing-caller.ts";
import { provide } from "./provide.ts";

const isOnline = (): boolean => navigator.onLine;

/**
 * HTTP calls of a page: the client's identity is sent, reads are retried, calls wait while the user signs in again, and final failures are
 * reported.
 */
export const httpModule = new ContainerModule((options) => {
  provide(options, Connectivity, () => browserConnectivity(window), []);
  provide(options, CsrfToken, makeCsrfToken, []);
  provide(options, CallFailures, makeCallFailures, []);
  provide(options, CallSuccesses, makeCallSuccesses, []);
  provide(options, ErrorSink, (call: Caller) => makeReportsHttp(call), [Caller]);
  provide(
    options,
    ErrorReports,
    (sink: ErrorSink, failures: CallFailures, log: Log) => makeErrorReports({ sink, failures, log, path: () => window.location.pathname }),
    [ErrorSink, CallFailures, Log],
  );
  provide(options, AnalyticsSink, (call: Caller) => makeAnalyticsHttp(call, document.documentElement.dataset["app"] === "portal"), [
    Caller,
  ]);
  provide(options, Alerts, (clock: Clock) => makeAlerts({ clock }), [Clock]);
  provide(options, SignInGate, makeSignInGate, []);
  provide(
    options,
    Identity,
    (storage: DeviceStorage, view: TabView) => makeIdentity(() => ({ ...browserIdentity(storage, document), view_as: view.secret() })),
    [DeviceStorage, TabView],
  );
  provide(
    options,
    Caller,
    (
      csrf: CsrfToken,
      gate: SignInGate,
      failures: CallFailures,
      successes: CallSuccesses,
      identity: Identity,
      pause: Pause,
      view: TabView,
    ) => {
      const call = makeCaller({
        fetch: earlyFetch(window, (input, init) => fetch(input, init)),
        origin: "",
        identity: identity.held,
        csrf: csrf.get,
      });
      return viewingCaller(tellingCaller(resumingCaller(retryingCaller(call, pause, isOnline), gate), failures, successes), view);
    },
    [CsrfToken, SignInGate, CallFailures, CallSuccesses, Identity, Pause, TabView],
  );
});
