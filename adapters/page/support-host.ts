import { Observable } from "rxjs";
import type { ChatWidget, SupportHost } from "../../core/shell/support.port.ts";

type Host = {
  readonly document: Document;
  readonly open: (address: string, target: string, features: string) => unknown;
  readonly location: Pick<Location, "assign">;
};
type Messenger = (command: string, ...rest: readonly unknown[]) => unknown;

const isMessenger = (value: unknown): value is Messenger => typeof value === "function";

const widgetOf = (messenger: Messenger): ChatWidget => ({
  open: () => void messenger("show"),
  unread$: new Observable((listener) => {
    messenger("onUnreadCountChange", (count: unknown) => listener.next(typeof count === "number" && count > 0 ? Math.floor(count) : 0));
  }),
});

/** Chats with a global function `Intercom`, as Intercom's messenger and chats compatible with it have. */
export const browserSupportHost = (host: Host): SupportHost => ({
  load: (address) => {
    const script = host.document.createElement("script");
    script.src = address;
    script.async = true;
    host.document.head.append(script);
  },
  find: () => {
    const messenger: unknown = Reflect.get(host, "Intercom");
    return isMessenger(messenger) ? widgetOf(messenger) : null;
  },
  visit: (address) => {
    if (address.startsWith("mailto:")) host.location.assign(address);
    else host.open(address, "_blank", "noopener");
  },
});
