import type { Page } from "playwright";

type Double = {
  readonly host: string;
  /** what its button says */
  readonly button: string;
  /** the message that the button sends, as JavaScript */
  readonly message: string;
  /** further JavaScript of the page */
  readonly script?: string;
};

/** Pages that speak as the providers do. Cal's stays hidden until the page around it has answered. */
const doubles: readonly Double[] = [
  { host: "form.typeform.com", button: "Submit form", message: `{ type: "form-submit", formId: "Ab12", responseId: "r1" }` },
  { host: "form.jotform.com", button: "Submit form", message: `{ action: "submission-completed", formID: "231" }` },
  { host: "calendly.com", button: "Schedule event", message: `{ event: "calendly.event_scheduled", payload: {} }` },
  {
    host: "cal.com",
    button: "Confirm booking",
    message: `{ originator: "CAL", type: "bookingSuccessful", data: { date: "2026-12-01T09:30:00.000Z" } }`,
    script: `document.body.hidden = true;
      addEventListener("message", ({ data }) => { if (data?.originator === "CAL" && data.method === "parentKnowsIframeReady") document.body.hidden = false; });
      parent.postMessage({ originator: "CAL", type: "__iframeReady", data: {} }, "*");`,
  },
  { host: "apps.harbor.example", button: "Finish", message: `{ type: "lesson-item", action: "complete", points: 700 }` },
  { host: "www.signwell.com", button: "Sign", message: `{ event: "completed", id: "doc-1" }` },
];

/** Answers for the hosts of providers, and keeps the addresses that frames have opened. */
export const serveForms = async (page: Page): Promise<readonly string[]> => {
  const opened: string[] = [];
  for (const { host, button, message, script = "" } of doubles)
    await page.route(`https://${host}/**`, (route) => {
      opened.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>${host}</title><body><button>${button}</button><p id="at"></p>
          <script>document.getElementById("at").textContent = location.hash;
          document.querySelector("button").addEventListener("click", () => parent.postMessage(${message}, "*"));
          ${script}</script></body></html>`,
      });
    });
  return opened;
};
