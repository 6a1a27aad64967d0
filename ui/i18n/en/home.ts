import { catalogue } from "../catalogue.ts";

export const homeText = catalogue("home", {
  title: "Home",
  greeting: "Hello {{name}}",
  retry: "Try again",
  search: {
    label: "Ask CY or Search Records",
    results: "Records and questions",
    ask: 'Ask CY: "{{question}}"',
    searching: "Searching records…",
    none: "No records found.",
    found_one: "{{count, number}} record found",
    found_other: "{{count, number}} records found",
    failed: "Could not search records.",
    clear: "Clear",
    types: { contact: "Contact", lesson: "Lesson", campaign: "Campaign", team: "Team" },
  },
  tiles: {
    contacts: "Contacts",
    lessons: "Lessons",
    campaigns: "Live Campaigns",
    texts: "Texts used",
    cap: "of {{cap, number}}",
    unavailable: "Not available",
    retry: "Try again: {{label}}",
  },
  progress: { title: "Getting started", value: "{{finished, number}} of {{total, number}} done" },
  steps: {
    title: "Important Steps",
    finish: "Mark {{name}} as done",
    finished: "Completed “{{name}}”",
    notChanged: "Could not update “{{name}}”: {{reason}}",
    undo: "Undo",
    failed: "Could not load the steps.",
  },
  news: {
    title: "New Content",
    failed: "Could not load the news.",
    picture: "Show the picture of “{{title}}”",
    newTab: "opens in a new tab",
  },
});
