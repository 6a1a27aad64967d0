import { catalogue } from "../catalogue.ts";

export const fileUploadsText = catalogue("file-uploads", {
  title: "Uploads",
  summary: {
    open_one: "Uploading {{count, number}} file, {{percent, number}}%",
    open_other: "Uploading {{count, number}} files, {{percent, number}}%",
    offline: "Waiting for the network",
    done_one: "{{count, number}} file uploaded",
    done_other: "{{count, number}} files uploaded",
    failed_one: "{{count, number}} file not uploaded",
    failed_other: "{{count, number}} files not uploaded",
  },
  status: {
    waiting: "Waiting",
    sending: "{{percent, number}}%",
    paused: "Paused",
    offline: "Waiting for the network",
    finishing: "Checking",
    stopped: "Stopped",
    done: "Uploaded",
    failed: "Not uploaded",
  },
  stopped: "The page was reloaded. Choose the file again to go on with its upload.",
  pause: "Pause upload of {{name}}",
  resume: "Resume upload of {{name}}",
  again: "Try again to upload {{name}}",
  choose: "Choose file",
  chooseFor: "Choose file {{name}} again",
  cancel: "Cancel upload of {{name}}",
  collapse: "Hide uploads",
  expand: "Show uploads",
  clear: "Clear",
});
