import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { loadable } from "../../kit/loadable.view.tsx";

const bar = loadable(async () => (await import("./sudo-bar.screen.tsx")).SudoBarScreen);

/** Says on every page that support acts as the user; nothing for the users themselves. */
export const SudoNotice = ({ user }: { readonly user: SessionUser }) => (user.sudo ? <bar.View user={user} /> : null);
