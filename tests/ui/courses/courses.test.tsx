import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { CourseLessonsView } from "../../../ui/staff/courses/course-lessons.view.tsx";
import { gallery as listGallery } from "../../../ui/staff/courses/course-list.gallery.tsx";
import { gallery as metricsGallery } from "../../../ui/staff/courses/course-metrics.gallery.tsx";
import { CourseView } from "../../../ui/staff/courses/course.view.tsx";
import { gallery as courseGallery } from "../../../ui/staff/courses/courses.gallery.tsx";
import { EditLessonDialog } from "../../../ui/staff/courses/edit-lesson.view.tsx";
import { checked, course } from "../../../ui/staff/courses/gallery-courses.ts";
import { gallery as learnerGallery } from "../../../ui/staff/enrolments/enrolments.gallery.tsx";
import { learnerCourse } from "../../../ui/staff/enrolments/gallery-enrolments.ts";
import { LearnerCourseView } from "../../../ui/staff/enrolments/learner-course.view.tsx";
import { OpenLessonDialog } from "../../../ui/staff/enrolments/open-lesson-dialog.view.tsx";

const nothing = (): void => undefined;
const acts = () => ({
  onAdd: vi.fn(),
  onPublishAll: vi.fn(),
  onEdit: vi.fn(),
  onMove: vi.fn(),
  onDropLesson: vi.fn(),
  onSet: vi.fn(),
  onRemove: vi.fn(),
});

describe("the list of courses", () => {
  it("should name the state of each course and leave archived ones to their own state", () => {
    render(listGallery.states["list"]?.());
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Harbor safety basics.*Live/),
      expect.stringMatching(/Storm season.*Scheduled/),
      expect.stringMatching(/Welcoming passengers.*Draft/),
      expect.stringMatching(/Two knots for every day.*Paused/),
      expect.stringMatching(/Spring cleaning.*Ended/),
    ]);
    expect(screen.getByRole("link", { name: /Storm season/ }).getAttribute("href")).toBe("/ui/campaigns/2/lessons");
  });

  it.each([
    ["no course", "No courses yet"],
    ["without a match", "Nothing matches"],
    ["offline", "No connection"],
  ])("should say that it is so: %s", (state, title) => {
    render(listGallery.states[state]?.());
    expect(screen.getByText(new RegExp(title))).toBeDefined();
  });

  it("should offer guests nothing to create", () => {
    render(listGallery.states["for guests"]?.());
    expect(screen.queryByRole("link", { name: "New course" })).toBe(null);
  });
});

describe("the lessons of a course", () => {
  it("should each say when they open, what they are part of, and what learners do not get [C4.09] [C4.10] [C4.11]", () => {
    render(<CourseLessonsView course={course} acts={acts()} />);
    const rows = within(screen.getByRole("list", { name: "Lessons in their order" })).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/1Welcome to the harbor.*Opens at once/),
      expect.stringMatching(/Opens 1 day after joining, 9:00.AM.*newer changes/),
      expect.stringMatching(/Part of Four rules of the quay/),
      expect.stringMatching(/Storm season.*Paused.*Opens on Jul 10, 2026, 9:00.AM/),
      expect.stringMatching(/Opened by staff · Extra/),
      expect.stringMatching(/Night watch.*Draft.*never published/),
    ]);
  });

  it("should move by Alt and arrow keys, and open by a press on their names", () => {
    const done = acts();
    render(<CourseLessonsView course={course} acts={done} />);
    const second = screen.getByRole("button", { name: "Edit Four rules of the quay" });
    fireEvent.keyDown(second, { key: "ArrowUp", altKey: true });
    fireEvent.keyDown(second, { key: "ArrowDown", altKey: true });
    fireEvent.keyDown(second, { key: "ArrowDown" });
    fireEvent.click(second);
    expect(done.onMove.mock.calls).toEqual([
      [2, -1],
      [2, 1],
    ]);
    expect(done.onEdit.mock.calls).toEqual([[2]]);
  });

  it("should only be shown to users who may not change them", () => {
    render(<CourseLessonsView course={course} acts={null} />);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("when a lesson opens", () => {
  const check = checked(course.triggers[0]?.id ?? 0);
  const edit = (onSave: (change: object) => void) => {
    const [first, ...others] = course.triggers;
    if (first === undefined) throw new Error("The gallery's course has lessons.");
    render(
      <EditLessonDialog trigger={first} others={others} isPending={false} failure={null} onSave={onSave} check={check} onClose={nothing} />,
    );
  };

  it("should be set to some days after joining, and saved together [C4.10]", async () => {
    const onSave = vi.fn();
    edit(onSave);
    const dialog = await screen.findByRole("dialog", { name: "When “Welcome to the harbor” opens" });
    fireEvent.click(within(dialog).getByRole("radio", { name: /Some days after joining/ }));
    const days = within(dialog).getByLabelText("Days after joining");
    fireEvent.change(days, { target: { value: "3" } });
    fireEvent.blur(days);
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ release: "delay", join_delay: 3 }),
      expect.objectContaining({ release: "immediately", join_delay: null }),
    );
  });

  it("should be announced to learners with texts of staff's own where alerts are on", async () => {
    const onSave = vi.fn();
    edit(onSave);
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).queryByLabelText("Subject of the email")).toBeNull();
    fireEvent.click(within(dialog).getByRole("switch", { name: /^Tell learners when it opens/ }));
    fireEvent.change(within(dialog).getByLabelText("Subject of the email"), { target: { value: "On to {lesson}" } });
    fireEvent.change(within(dialog).getByLabelText("Text of the email"), { target: { value: "Hello {first_name}" } });
    fireEvent.change(within(dialog).getByLabelText("Text of the SMS"), { target: { value: "Open now" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    const texts = { notify_email_subject: "On to {lesson}", notify_email_body: "Hello {first_name}", notify_sms: "Open now" };
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ send_alert: true, ...texts }),
      expect.objectContaining({ send_alert: false, notify_sms: "" }),
    );
  });

  it("should say what is wrong at its field before it is saved, and warn of what it does", async () => {
    edit(nothing);
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole("button", { name: "Save" });
    fireEvent.click(within(dialog).getByRole("radio", { name: /On a day/ }));
    fireEvent.change(await within(dialog).findByLabelText("Day"), { target: { value: "" } });
    expect(within(dialog).getByText(campaignRefusals.trigger_date_needed.message)).toBeDefined();
    expect(save).toHaveProperty("disabled", true);
    fireEvent.change(within(dialog).getByLabelText("Day"), { target: { value: "2020-01-01" } });
    expect(within(dialog).queryByText(campaignRefusals.trigger_date_needed.message)).toBeNull();
    expect(within(dialog).getByText(campaignRefusals.trigger_day_past.message)).toBeDefined();
    expect(save).toHaveProperty("disabled", false);
  });

  it("should show a refusal at its field", async () => {
    const [first, ...others] = course.triggers;
    if (first === undefined) throw new Error("The gallery's course has lessons.");
    const failure = { tag: "invalid", message: "", errors: { parent_trigger: ["A lesson cannot be part of itself."] } } as const;
    render(
      <EditLessonDialog
        trigger={first}
        others={others}
        isPending={false}
        failure={failure}
        check={check}
        onSave={nothing}
        onClose={nothing}
      />,
    );
    expect(await screen.findByText("A lesson cannot be part of itself.")).toBeDefined();
  });
});

describe("a course's page for staff", () => {
  it("should publish a draft with one button and say that learners do not see it", () => {
    const onPublish = vi.fn();
    render(
      <CourseView
        course={loaded({ ...course, draft: true })}
        tab="lessons"
        content={() => null}
        acts={{
          onPublish,
          onShare: nothing,
          onCopy: nothing,
          onTemplate: nothing,
          onPause: nothing,
          onArchive: nothing,
          onRemove: nothing,
        }}
        onRetry={nothing}
      />,
    );
    expect(screen.getByText("This course is a draft: learners do not see it.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(onPublish.mock.calls).toEqual([[true]]);
  });

  it("should have a tab for each part, with its own address [B2.12]", () => {
    render(courseGallery.states["course"]?.());
    expect(screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
      ["Lessons 6", "/ui/campaigns/1/lessons"],
      ["Contacts 46", "/ui/campaigns/1/contacts"],
      ["Metrics", "/ui/campaigns/1/metrics"],
      ["Settings", "/ui/campaigns/1/settings"],
    ]);
  });
});

describe("the metrics of a course", () => {
  it("should say in a table how many learners reached and finished each lesson", () => {
    render(metricsGallery.states["metrics"]?.());
    const rows = within(screen.getByRole("table", { name: "Learners by lesson" }))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "Welcome to the harbor44 · 96%40 · 87%",
      "Four rules of the quay38 · 83%21 · 46%",
      "Storm season12 · 26%3 · 7%",
    ]);
    const chart = screen.getByRole("img", { name: /^Funnel: Learners by lesson/ });
    expect(chart.textContent).toMatch(/^Joined the course46 100%Welcome to the harbor44 96%/);
  });

  it("should offer groups of those whom a bar counts, and say why one is not possible", async () => {
    render(metricsGallery.states["metrics"]?.());
    fireEvent.click(screen.getByRole("button", { name: "Make a group of learners at Storm season" }));
    const menu = await screen.findByRole("menu");
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((entry) => entry.textContent),
    ).toEqual([
      "Who got here (12)",
      "Who finished it (3)",
      expect.stringMatching(/^Who got here and has not finished it \(9\)This course has too many lessons/),
    ]);
  });

  it("should say how those who joined in the same week went on, with shares of them", () => {
    render(metricsGallery.states["metrics"]?.());
    const rows = within(screen.getByRole("table", { name: "Learners by the week of joining" })).getAllByRole("row");
    expect(rows.slice(0, 3).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [
        "Joined in the week of",
        "Learners",
        "Finished the course",
        "Same week",
        "1 week later",
        "2 weeks later",
        "3 weeks later",
        "4 weeks later",
      ],
      ["Jun 29, 2026", "4", "0", "3 · 75%", "", "", "", ""],
      ["Jun 22, 2026", "12", "2 · 17%", "9 · 75%", "6 · 50%", "", "", ""],
    ]);
  });

  it.each([
    ["metrics without learners", "No learners yet"],
    ["metrics without lessons", "No lesson is published in this course yet"],
    ["metrics broken", "No connection"],
  ])("should say why there is nothing: %s", (state, title) => {
    render(metricsGallery.states[state]?.());
    expect(screen.getByText(title)).toBeDefined();
  });
});

describe("one contact's course", () => {
  it("should say of each lesson why it is locked, and who opened it why", () => {
    render(<LearnerCourseView contact={7} course={learnerCourse} acts={null} onWhy={null} />);
    const rows = within(screen.getByRole("list", { name: "Lessons" })).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Four rules of the quay.*Next.*With: What the colours mean/),
      expect.stringMatching(/When something goes wrong.*Locked.*Waits for “Four rules of the quay”\./),
      expect.stringMatching(/Storm season.*Opens Jul 10, 2026/),
      expect.stringMatching(/Night watch.*Opens only by staff\./),
      expect.stringMatching(/A word from the harbor master.*Open.*Opened by Olivia Owens.*Was ill when the others took it/),
      expect.stringMatching(/Welcome to the harbor.*Completed.*1,200 points · 2 attempts/),
    ]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("should open a lesson only with a reason", async () => {
    const onOpen = vi.fn();
    render(<OpenLessonDialog lesson="Storm season" onOpen={onOpen} onClose={nothing} />);
    fireEvent.click(await screen.findByRole("button", { name: "Open the lesson" }));
    expect(screen.getByText(/Say why, in a few words/)).toBeDefined();
    fireEvent.change(screen.getByLabelText("Why?"), { target: { value: "Was ill" } });
    fireEvent.click(screen.getByRole("button", { name: "Open the lesson" }));
    await waitFor(() => expect(onOpen.mock.calls).toEqual([["Was ill"]]));
  });

  it("should be enrolled again after leaving, with what was reached", () => {
    render(learnerGallery.states["syllabus of one who left"]?.());
    expect(screen.getByRole("button", { name: "Enrol again" })).toBeDefined();
    expect(screen.getByText(/Left Jul 1, 2026/)).toBeDefined();
  });
});

describe("the learners of a course", () => {
  it("should each have status, progress and the next lesson, and lead to their syllabus", () => {
    render(learnerGallery.states["learners"]?.());
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Lena Lind.*Learning.*1 of 5 lessons.*1,200.*Four rules of the quay/),
      expect.stringMatching(/Ann Archer.*Paused.*0 of 5 lessons.*Never/),
      expect.stringMatching(/Bob Brewer.*Completed.*5 of 5 lessons/),
    ]);
    expect(screen.getByRole("link", { name: /Lena Lind/ }).getAttribute("href")).toBe("/ui/campaigns/1/contacts?learner=1");
  });

  it.each([
    ["no learners", "No learners yet"],
    ["learners broken", "No connection"],
  ])("should say when there are %s", (state, title) => {
    render(learnerGallery.states[state]?.());
    expect(screen.getByText(title)).toBeDefined();
  });
});
