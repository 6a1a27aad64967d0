import { catalogue } from "../catalogue.ts";

export const profileText = catalogue("profile", {
  title: "Profile",
  about: { title: "About you", note: "Colleagues see your name; your mobile is for notifications.", firstName: "First name", lastName: "Last name", mobile: "Mobile", email: "Email", emailNote: "Your email is also your login and cannot be changed here.", role: "Role", saved: "Profile saved." },
  commands: { save: "Save the profile" },
  required: "{{field}} is required",
  roles: { owner: "Owner", admin: "Administrator", user: "User", guest: "Guest" },
  password: { title: "Password", note: "Changing it logs you out everywhere else.", current: "Current password", submit: "Change password", done: "Password changed. You are logged out everywhere else." },
  look: { title: "Appearance", note: "Kept on this device." },
  sessions: { title: "Where you are logged in", current: "This browser", seen: "Last used {{when}} · Address {{ip}}", unknown: "Unknown browser", close: "Log out", closeNamed: "Log out {{name}}", closed: "Logged out." },
  tokens: {
    title: "API tokens",
    note: "For scripts and other programs that act as you. They send it as X-Token, together with your organisation's X-App-Key.",
    none: "You have no tokens.",
    name: "Name of the token",
    create: "Create token",
    made: "Copy this token now. It is not shown again.",
    secret: "Token",
    copy: "Copy",
    copied: "Copied.",
    expires: "Expires {{date}}",
    revoke: "Revoke",
    revokeNamed: "Revoke {{name}}",
    revokeQuestion: "Revoke the token “{{name}}”?",
    revokeBody: "Programs that use it stop working at once.",
    revoked: "Token revoked.",
  },
});
