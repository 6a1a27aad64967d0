import * as t from "io-ts";
import { anyone, learners } from "../../core/access/access-rule.rule.ts";
import { PinRequest, PortalCredentials, PortalEntrance, PortalLinkSignIn, PortalSignedIn, PortalUser, PortalUserChange } from "../../core/auth/portal-auth.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Signing in and out of a learner portal. */
export const portalAuth = {
  signIn: endpoint({ ...noInput, name: "portalAuth.signIn", summary: "Signs a learner in with email or mobile and pin or password.", method: "POST", path: "/api/cg/auth", access: anyone, rate: "login", body: PortalCredentials, reply: PortalSignedIn }),
  signInByLink: endpoint({ ...noInput, name: "portalAuth.signInByLink", summary: "Signs a learner in with a link that staff made; it works once.", method: "POST", path: "/api/cg/link", access: anyone, rate: "login", body: PortalLinkSignIn, reply: PortalSignedIn }),
  requestPin: endpoint({ ...noInput, name: "portalAuth.requestPin", summary: "Sends a pin, if the contact is known.", method: "POST", path: "/api/cg/pin", access: anyone, rate: "login", body: PinRequest, reply: Done }),
  logout: endpoint({ ...noInput, name: "portalAuth.logout", summary: "Ends the learner's session.", method: "POST", path: "/api/cg/logout", access: learners, reply: Done }),
  portals: endpoint({ ...noInput, name: "portalAuth.portals", summary: "Describes the server's portal, when it has only one.", method: "GET", path: "/api/cg/portals", access: anyone, rate: "public", reply: PortalEntrance }),
  portal: endpoint({ ...noInput, name: "portalAuth.portal", summary: "Describes a portal to anybody.", method: "GET", path: "/api/cg/portals/:pid", access: anyone, rate: "public", params: t.type({ pid: t.string }), reply: PortalEntrance }),
  info: endpoint({ ...noInput, name: "portalAuth.info", summary: "Tells which learner is signed in.", method: "GET", path: "/api/cg/info", access: learners, query: t.partial({ schema: t.string }), reply: PortalUser }),
  changeInfo: endpoint({ ...noInput, name: "portalAuth.changeInfo", summary: "Changes the learner's own name and language.", method: "PUT", path: "/api/cg/info", access: learners, body: PortalUserChange, reply: PortalUser }),
} as const;
