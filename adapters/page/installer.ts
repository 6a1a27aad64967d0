import { BehaviorSubject, distinctUntilChanged, map } from "rxjs";
import type { Installer } from "../../core/shell/installer.port.ts";

type Offer = Event & { readonly prompt: () => Promise<unknown> };
type Host = Pick<Window, "addEventListener" | "matchMedia">;

const isOffer = (event: Event): event is Offer => typeof Reflect.get(event, "prompt") === "function";

/** The browser's install prompt, which is kept until it is used, since it works once. */
export const browserInstaller = (host: Host): Installer => {
  const offer = new BehaviorSubject<Offer | null>(null);
  host.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) offer.next(event);
  });
  host.addEventListener("appinstalled", () => offer.next(null));
  return {
    isOffered$: offer.pipe(
      map((known) => known !== null),
      distinctUntilChanged(),
    ),
    isInstalled: host.matchMedia("(display-mode: standalone)").matches,
    ask: async () => {
      const known = offer.value;
      if (known === null) return false;
      offer.next(null);
      await known.prompt();
      return true;
    },
  };
};
