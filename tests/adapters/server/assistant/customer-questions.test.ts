import { describe, expect, it } from "vitest";
import { openHelpLibrary } from "../../../../adapters/server/assistant/help-library.reader.ts";
import { answerOf, hasArticle } from "../../../../core/assistant/answer.rule.ts";
import { searchArticles } from "../../../../core/assistant/article-index.rule.ts";
import { bareQuestion, questionIntent } from "../../../../core/assistant/question-intent.rule.ts";
import { itemTypesText } from "../../../../ui/i18n/en/item-types.ts";

const library = openHelpLibrary();
const hitsFor = (question: string) => searchArticles(library.index, bareQuestion(question));

describe("the article on lessons by keyboard", () => {
  it.each(Object.entries(itemTypesText.texts.names))("should say how an item of the type %s is used", (_, name) => {
    expect(library.get("lessons-by-keyboard")?.body).toContain(`**${name}**`);
  });
});

describe("customers' questions", () => {
  it.each([
    ["How do I add a contact?", "create-a-contact", ""],
    ["How do I delete a contact for good?", "delete-a-contact", ""],
    ["How do I restore a deleted contact?", "delete-a-contact", "Restore a deleted contact"],
    ["How long do you keep deleted contacts?", "delete-a-contact", null],
    ["How can I block someone who keeps texting me?", "block-a-contact", ""],
    ["What happens when I block a contact?", "block-a-contact", ""],
    ["Where do I see who changed a phone number?", "audit-log", ""],
    ["Can I undo a merge?", "duplicates", "Merge two contacts"],
    ["How do I assign a contact to a colleague?", "assigned-user", ""],
    ["How do I write a note about a contact?", "notes-about-contacts", ""],
    ["Who can see my notes?", "notes-about-contacts", ""],
    ["How do I reveal a secret field?", "secret-fields", ""],
    ["How do I rename a field?", "own-fields", "Rename or change a field"],
    ["How do I change my email address?", "your-profile", "Change your email address, password, PIN or mobile"],
    ["How do I switch to dark mode?", "dark-mode", ""],
    ["Can I get rid of the sidebar?", "the-ink-interface", ""],
    ["How do I make the text bigger?", "accessibility", ""],
    ["How do I open the command palette?", "the-palette", ""],
    ["What keyboard shortcuts are there?", "keyboard-shortcuts", ""],
    ["What can guests see?", "guests", ""],
    ["Can a guest see contacts?", "guests", ""],
    ["What do the numbers on the home page mean?", "home-page", ""],
    ["What are Important Steps?", "home-page", "Getting started and Important Steps"],
    ["How do I contact support?", "help-and-support", ""],
    ["How do I close my organisation?", "close-an-organisation", ""],
    ["How long do people stay signed in?", "session-ended", ""],
    ["How do I cancel my subscription?", "plans-and-billing", "Cancel"],
    ["What does the Pro plan cost?", "plans-and-billing", null],
    ["Does Cygnet work offline?", "offline-work", ""],
    ["How do I embed Cygnet in our own website?", "in-another-page", ""],
    ["Can learners reset their own password?", "portal-sign-in", null],
    ["Is my data safe?", "your-data-is-separate", ""],
    ["Where can I buy a phone number?", "text-line", ""],
    ["How do I switch teams?", "teams", ""],
    ["How do I import contacts?", "import-contacts", ""],
    ["How do I import contacts from a file?", "import-contacts", ""],
    ["How do I import a CSV?", "import-contacts", ""],
    ["How do I import an Excel file?", "import-contacts", ""],
    ["What happens when a required field is missing in an import?", "import-contacts", "Why a row of an import fails"],
    ["Why did rows fail in my import?", "import-contacts", "Why a row of an import fails"],
    ["Can I import contacts twice without duplicates?", "import-contacts", "Stop it, or take the same file twice"],
    ["How do I stop an import?", "import-contacts", "Stop it, or take the same file twice"],
    ["How do I undo an import?", "undo-an-import", ""],
    ["Can learners take a lesson with a screen reader?", "lessons-by-keyboard", ""],
    ["How do I add captions to a video?", "captions-of-videos", ""],
    ["How do I add subtitles?", "captions-of-videos", ""],
    ["How do I export a lesson?", "export-a-lesson", ""],
    ["How do I find broken links in lessons?", "links-in-lessons", ""],
    ["How do I export all our data?", "export-everything", ""],
    ["How long is data kept?", "how-long-data-is-kept", ""],
    ["How do I review a learner's video?", "videos-of-learners", null],
    ["Why can a colleague not see a contact?", "roles-and-permissions", null],
    ["How do I make a new lesson?", "write-a-lesson", ""],
    ["How do I write a lesson?", "write-a-lesson", ""],
    ["What question types are there?", "kinds-of-lesson-items", ""],
    ["How do I publish a lesson?", "publish-a-lesson", ""],
    ["How do I restore an earlier version of a lesson?", "publish-a-lesson", null],
    ["How do I share a lesson with a team?", "lesson-folders", null],
    ["How do I restore a deleted lesson?", "lesson-folders", null],
    ["Who sees a lesson?", "lesson-folders", "Who sees a lesson or folder"],
    ["How do I create a team?", "teams", "Create a team"],
    ["How do I delete a team?", "teams", "Delete a team"],
    ["How do I invite a colleague?", "invite-a-colleague", ""],
    ["How do I remove a user who left?", "invite-a-colleague", null],
    ["How do I create a campaign?", "create-a-course", ""],
    ["How do I create a course?", "create-a-course", ""],
    ["How do I restore a deleted course?", "create-a-course", "Delete and restore a course"],
    ["How do I merge tags?", "tags", "Rename, merge or delete tags"],
    ["How do I grant a permission?", "roles-and-permissions", null],
    ["Can I have several portals?", "portals", ""],
    ["How do I answer a learner?", "messages-with-learners", ""],
    ["Where are my files?", "files", ""],
    ["How do I upload a file?", "files", ""],
    ["I imported the wrong file, how do I take it back?", "undo-an-import", ""],
  ])("should be answered by the article about it: %s", (question, slug, heading) => {
    const hits = hitsFor(question);
    expect(hasArticle(hits)).toBe(true);
    expect(hits[0]?.passage.slug).toBe(slug);
    if (heading !== null) expect(hits[0]?.passage.heading).toBe(heading);
  });

  it.each([
    ["How do I create an automation?", /Automations cannot be made yet/],
    ["How do I set a due date on a task?", /Tasks have no due date yet/],
    ["How do I send a text message to a contact?", /other messages cannot be sent/],
    ["How do I turn on notifications?", /no push notifications/],
    ["Can learners play a SCORM package?", /learners cannot take/],
    ["Why can't I see the Automations menu?", /cannot be worked in yet/],
    ["Where is the conversations menu?", /cannot be worked in yet/],
    ["How do I delete my account?", /deleted by whoever runs the server/],
  ])("should be answered plainly where it is not possible yet: %s", (question, words) => {
    expect(answerOf({ tag: "none" }, hitsFor(question)).text).toMatch(words);
  });

  it("should not be answered where no article covers it", () => {
    for (const question of ["What is the weather in Berlin?", "Which colour is a zebra?"])
      expect(hasArticle(hitsFor(question)), question).toBe(false);
  });

  it("should be read as a record or a group where one is meant", () => {
    expect(questionIntent("How many people are in the group Customers?")).toEqual({ tag: "find", name: "Customers" });
    expect(questionIntent("How many contacts are there in my group “Quiet for half a year”?")).toEqual({
      tag: "find",
      name: "Quiet for half a year",
    });
    expect(questionIntent("What is Clara Baker's phone number?")).toEqual({ tag: "find", name: "Clara Baker" });
    expect(questionIntent("What's Mei Tanaka’s email?")).toEqual({ tag: "find", name: "Mei Tanaka" });
    expect(questionIntent("How many people are in groups?")).not.toMatchObject({ tag: "find" });
  });
});

describe("the articles", () => {
  const articles = library.list("").flatMap(({ slug }) => library.get(slug) ?? []);

  it("should link only to articles that exist", () => {
    expect(articles.length).toBeGreaterThan(80);
    for (const { slug, body } of articles)
      for (const [, named = ""] of body.matchAll(/\/ui\/help\/([a-z0-9-]+)/g))
        expect(library.get(named), `${slug} names ${named}`).not.toBeNull();
  });
});
