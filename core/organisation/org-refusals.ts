import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the settings of the organisation. */
export const orgRefusals = refusalTable({
  org_changed: "Someone else changed these settings in the meantime. They are shown as they are now; make your change again.",
  org_name_needed: "Enter the name of your organisation.",
  org_domain: "“{{domain}}” is not a domain. Enter one like example.com, without https:// and path.",
  org_zone: "“{{zone}}” is not a time zone. Choose one of the list, such as Europe/Berlin.",
  org_feature: "“{{feature}}” is not part of your plan.",
  org_meta_derived: "“{{key}}” follows from other settings and cannot be set here.",
  org_meta_large: "These facts have {{length}} characters as JSON. Store at most {{most}}.",
  org_no_sign_on: "Single sign-on is not set up on this server. Ask whoever runs it to set a provider up first.",
  org_origin: "“{{origin}}” is not a site. Enter one like https://intranet.example.com, without a path and without wildcards.",
});
