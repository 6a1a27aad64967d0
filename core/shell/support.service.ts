import {
  asyncScheduler,
  BehaviorSubject,
  interval,
  map,
  type Observable,
  of,
  type SchedulerLike,
  shareReplay,
  startWith,
  switchMap,
  take,
} from "rxjs";
import { token } from "../kernel/token.ts";
import type { ShellConfig } from "./shell-config.model.ts";
import type { ChatWidget, SupportHost } from "./support.port.ts";

/** Milliseconds between two checks for the chat, and the maximum number of checks. */
export const lookEvery = 100;
export const mostLooks = 10;

/** `chat`: available or still expected; `link`: a URL instead; `none`: no support. */
export type SupportState = { readonly way: "chat" | "link" | "none"; readonly unread: number };

/** Access to support. */
export type Support = {
  /** The unread count is subscribed to once, however many subscribers there are. */
  readonly state$: Observable<SupportState>;
  readonly open: () => void;
};
export const Support = token<Support>("shell.support");

type Deps = {
  readonly config: Pick<ShellConfig, "support_url" | "support_widget">;
  readonly host: SupportHost;
  readonly isEmbedded: boolean;
  readonly scheduler?: SchedulerLike;
};
type Found = ChatWidget | "expected" | "missing";

/** Waits a second for the configured chat; without one the support URL is used, and in another page's frame the chat is never loaded. */
export const makeSupport = ({ config, host, isEmbedded, scheduler = asyncScheduler }: Deps): Support => {
  const found = new BehaviorSubject<Found>(config.support_widget === null || isEmbedded ? "missing" : "expected");
  let isAwaited = false;
  const settle = (next: Found): void => {
    found.next(next);
    if (isAwaited && next !== "expected") open();
  };
  const open = (): void => {
    isAwaited = found.value === "expected";
    if (isAwaited) return;
    if (found.value !== "missing" && found.value !== "expected") found.value.open();
    else if (config.support_url !== null) host.visit(config.support_url);
  };
  if (found.value === "expected" && config.support_widget !== null) {
    host.load(config.support_widget);
    const looking = interval(lookEvery, scheduler)
      .pipe(take(mostLooks))
      .subscribe((index) => {
        const widget = host.find();
        if (widget === null && index + 1 < mostLooks) return;
        looking.unsubscribe();
        settle(widget ?? "missing");
      });
  }
  const without: SupportState = { way: config.support_url === null ? "none" : "link", unread: 0 };
  return {
    state$: found.pipe(
      switchMap((now): Observable<SupportState> => {
        if (now === "missing") return of(without);
        if (now === "expected") return of({ way: "chat", unread: 0 });
        return now.unread$.pipe(
          startWith(0),
          map((unread): SupportState => ({ way: "chat", unread })),
        );
      }),
      shareReplay({ bufferSize: 1, refCount: false }),
    ),
    open,
  };
};
