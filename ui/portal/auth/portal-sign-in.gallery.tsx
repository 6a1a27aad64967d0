import { forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { LinkStale, PortalLinkView } from "./portal-link.view.tsx";
import { PortalSignInView, type PortalSignInViewProps } from "./portal-sign-in.view.tsx";

const nothing = (): void => undefined;
const props: PortalSignInViewProps = {
  portal: "Harbour Academy",
  pid: "harbour",
  isPending: false,
  failure: null,
  isPinSent: false,
  onPin: nothing,
  onSignIn: nothing,
};

export const gallery: GalleryEntry = {
  name: "portal-sign-in",
  group: "portal/auth",
  isWhole: true,
  states: {
    ask: () => <PortalSignInView {...props} />,
    "pin sent": () => <PortalSignInView {...props} isPinSent />,
    "no pins": () => <PortalSignInView {...props} pinBy={[]} />,
    "which portal": () => <PortalSignInView {...props} pid={null} portal={null} />,
    "no such portal": () => <PortalSignInView {...props} pid={null} portal={null} isPortalUnknown />,
    failed: () => <PortalSignInView {...props} isPinSent failure={unauthorized("The sign-in details are incorrect.")} />,
    link: () => <PortalLinkView portal="Harbour Academy" isPending={false} failure={null} onUse={nothing} />,
    "link used already": () => <PortalSignInView {...props} notice={<LinkStale />} />,
    "too many attempts": () => <PortalSignInView {...props} failure={forbidden("Too many attempts. Try again in 15 minutes.")} />,
  },
};
