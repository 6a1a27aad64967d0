import { catalogue } from "../catalogue.ts";

/** Viewing the staff application as another user: the dialog that begins it, the bar of its tab, and its end. */
export const viewColleagueText = catalogue("view-colleague", {
  dialogTitle: "View the application as {{name}}",
  about: "A new tab shows the application with the role, permissions and teams of {{name}}, for 15 minutes.",
  noWrites: "Nothing can be changed, sent or exported there; secrets, sign-ins and API tokens stay hidden.",
  noTrace: "{{name}} is not notified, and is not shown as seen.",
  recorded: "The audit log records this view.",
  cancel: "Cancel",
  begin: "Open the view",
  blocked: "Your browser did not open the tab. Open it with this link, which works in your browser only.",
  follow: "Open the view as {{name}}",
  label: "Whom you see the application as",
  title: "You see the application as {{name}} does.",
  until: "Until {{time}}. Nothing can be changed, sent or revealed.",
  asking: "You see the application as a colleague does.",
  readOnly: "Nothing can be changed, sent or revealed.",
  end: "End the view",
  overTitle: "You no longer see the application as this user.",
  overBody: "The view has ended. You can close this tab, and begin again from the user’s page.",
  back: "Open the users",
});
