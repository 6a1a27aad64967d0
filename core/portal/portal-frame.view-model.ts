import type { PortalUser } from "../auth/portal-auth.model.ts";
import type { Remote } from "../kernel/remote.ts";

/**
 * The learner of the portal in the address; a learner of another portal counts as signed out.
 * @param pid portal id in the address; null when it names none
 */
export const learnerOfPortal = (current: Remote<PortalUser | null>, pid: string | null): Remote<PortalUser | null> =>
  current.tag === "loaded" && current.value !== null && pid !== null && current.value.pid !== pid
    ? { tag: "loaded", value: null }
    : current;
