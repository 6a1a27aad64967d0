import { refusalTable } from "../kernel/refusal.ts";

/** Error messages for portal links that cannot be created or sent. */
export const portalLinkRefusals = refusalTable({
  link_not_placed: "Write {portal_link} where the link should appear",
  no_email_address: "This contact has no email address",
  no_mobile_number: "This contact has no mobile number",
  org_without_portal: "Your organisation has no portal.",
});
