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
    none: "No record has this name.",
    found_one: "{{count, number}} record found",
    found_other: "{{count, number}} records found",
    failed: "Records could not be searched.",
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
    finish: "Finish {{name}}",
    finished: "“{{name}}” is done.",
    notChanged: "“{{name}}” could not be changed: {{reason}}",
    undo: "Undo",
    failed: "The steps did not load.",
  },
  news: {
    title: "New Content",
    failed: "The news could not be fetched.",
    picture: "Show the picture of “{{title}}”",
    newTab: "opens in a new tab",
  },
});
