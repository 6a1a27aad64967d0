import { invalid } from "../../../core/kernel/failure.ts";
import { loaded, toFailed } from "../../../core/kernel/remote.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { InviteView, type InviteViewProps } from "./invite.view.tsx";

const nothing = (): void => undefined;
const base: InviteViewProps = {
  invitation: loaded({
    email: "ivy.ito@harbor.example",
    first_name: "Ivy",
    last_name: "Ito",
    org_name: "Harbor",
    invited_by: "Olivia Owens",
    oidc_url: null,
  }),
  common: null,
  isPending: false,
  failure: null,
  onAccept: nothing,
  onOidc: nothing,
  onRetry: nothing,
};
const shown = base.invitation.tag === "loaded" ? base.invitation.value : null;

export const gallery: GalleryEntry = {
  name: "invite",
  group: "staff/users",
  isWhole: true,
  states: {
    filled: () => <InviteView {...base} />,
    "single-sign-on": () =>
      shown === null ? null : <InviteView {...base} invitation={loaded({ ...shown, invited_by: null, oidc_url: "/auth/oidc/start" })} />,
    loading: () => <InviteView {...base} invitation={{ tag: "loading" }} />,
    stale: () => <InviteView {...base} invitation={toFailed({ tag: "idle" }, invalid({ token: [userRefusals.invitation_stale] }))} />,
    offline: () => <InviteView {...base} invitation={toFailed({ tag: "idle" }, { tag: "offline" })} />,
    refused: () => <InviteView {...base} failure={invalid({ password: ["This password is easy to guess."] })} />,
    pending: () => <InviteView {...base} isPending />,
  },
};
