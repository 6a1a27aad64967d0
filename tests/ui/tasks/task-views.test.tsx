import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { plainShellConfig } from "../../../core/shell/shell-config.model.ts";
import { blankTask, type TaskFormState } from "../../../core/tasks/task-form.model.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import { staffCommands } from "../../../ui/staff/command-contribution.ts";
import { staffModals } from "../../../ui/staff/modal-contribution.tsx";
import { offeredCommands } from "../../../ui/staff/offered-commands.ts";
import { columnsWith, staff, tasks } from "../../../ui/staff/tasks/gallery-tasks.ts";
import { TaskBoardView } from "../../../ui/staff/tasks/task-board.view.tsx";
import { gallery as formGallery } from "../../../ui/staff/tasks/task-form.gallery.tsx";
import { TaskFormView, type TaskFormViewProps } from "../../../ui/staff/tasks/task-form.view.tsx";
import { gallery as listGallery } from "../../../ui/staff/tasks/task-list.gallery.tsx";
import { olivia } from "../../fakes/accounts.fake.ts";
import { pressEnter } from "../kit/press-key.ts";

const drawn = (states: Readonly<Record<string, () => React.ReactNode>>, name: string) => render(states[name]?.());

describe("the list of tasks", () => {
  it("should link each task to its own address", () => {
    drawn(listGallery.states, "list");
    expect(screen.getByRole("link", { name: /Film the mooring/ }).getAttribute("href")).toBe("/ui/tasks/task_1");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tasks42");
  });

  it.each([
    ["empty", "No tasks yet"],
    ["empty board", "No tasks yet"],
    ["no result", "Nothing matches"],
    ["broken", "Could not load"],
    ["broken board", "No connection"],
    ["forbidden", "You do not have access to this"],
  ])("should say when it is %s: %s", (state, title) => {
    drawn(listGallery.states, state);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  });

  it("should name its filters and what they are set to", () => {
    drawn(listGallery.states, "filtered");
    for (const name of [/^Status: ?Doing, Reviewing$/, /^Assigned to: ?Me$/, /^Program: ?OrgLaunch$/])
      expect(screen.getByRole("button", { name })).toBeDefined();
    expect(screen.getByRole("button", { name: "Hide finished" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("should keep its rows when it could not be brought up to date", () => {
    drawn(listGallery.states, "stale");
    expect(screen.getByText("Could not refresh the tasks.")).toBeDefined();
    expect(screen.getAllByRole("row")).toHaveLength(tasks.length + 1);
  });

  it("should offer what can be done with those selected", () => {
    drawn(listGallery.states, "selected");
    expect(
      within(screen.getByRole("group", { name: "Actions for the selection" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Change status", "Delete", ""]);
  });
});

describe("the board", () => {
  const draw = () => {
    const told = { onMove: vi.fn(), onRemove: vi.fn(), onMore: vi.fn() };
    render(<TaskBoardView columns={columnsWith(tasks, 30)} users={staff} hrefOf={({ slug }) => `/ui/tasks/${slug}`} {...told} />);
    return told;
  };
  const card = (name: RegExp): HTMLElement => screen.getByRole("link", { name });

  it("should have a column for each status, under its name, with its number [C3.47]", () => {
    draw();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      taskStatuses.map(({ id, label }) => `${label}${id === "todo" ? 30 : tasks.filter(({ status }) => status === id).length}`),
    );
    expect(within(screen.getByRole("list", { name: "To Do" })).getAllByRole("listitem")).toHaveLength(2);
  });

  it("should ask for more of a long column", () => {
    const { onMore } = draw();
    pressEnter(screen.getByRole("button", { name: "Show More (28)" }));
    expect(onMore).toHaveBeenCalledWith("todo");
  });

  it("should move a card by dragging it to another column, and not to its own", () => {
    const { onMove } = draw();
    const dataTransfer = { effectAllowed: "none", setData: vi.fn() };
    const dragged = card(/Renew/).closest("li");
    const column = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) });
    if (dragged === null) throw new Error("There is no card.");
    fireEvent.dragStart(dragged, { dataTransfer });
    fireEvent.dragOver(column("To Do"));
    fireEvent.drop(column("To Do"));
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.dragStart(dragged, { dataTransfer });
    fireEvent.dragOver(column("Done"));
    fireEvent.drop(column("Done"));
    expect(onMove).toHaveBeenCalledWith(tasks[3], "done");
  });

  it("should move and delete a card by its menu", async () => {
    const { onMove, onRemove } = draw();
    pressEnter(screen.getByRole("button", { name: "Actions for Renew the photo licences" }));
    const menu = await screen.findByRole("menu");
    expect(within(menu).getByRole("menuitemradio", { name: "To Do" }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(within(menu).getByRole("menuitemradio", { name: "Ready" }));
    expect(onMove).toHaveBeenCalledWith(tasks[3], "ready");
    pressEnter(screen.getByRole("button", { name: "Actions for Renew the photo licences" }));
    fireEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Delete" }));
    expect(onRemove).toHaveBeenCalledWith(tasks[3]);
  });

  it("should go from card to card by arrow keys and move one with Alt", () => {
    const { onMove } = draw();
    card(/Renew/).focus();
    fireEvent.keyDown(card(/Renew/), { key: "ArrowDown" });
    expect(document.activeElement).toBe(card(/Choose three/));
    fireEvent.keyDown(card(/Choose three/), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card(/Film the/));
    fireEvent.keyDown(card(/Film the/), { key: "ArrowRight", altKey: true });
    expect(onMove).toHaveBeenCalledWith(tasks[0], "reviewing");
  });

  it("should not let Alt and an arrow leave the page where a card can go no further", () => {
    const { onMove } = draw();
    card(/Invite/).focus();
    expect(fireEvent.keyDown(card(/Invite/), { key: "ArrowRight", altKey: true })).toBe(false);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe("the window of a task", () => {
  const blank: TaskFormState = {
    task: null,
    values: blankTask(1),
    link: "",
    errors: {},
    save: "idle",
    failure: null,
    clash: null,
    closing: "open",
    isRestored: false,
    program_class: null,
  };
  const draw = (state: Partial<TaskFormState> = {}, then: Partial<TaskFormState> = state) => {
    const on = {
      edit: vi.fn(),
      touch: vi.fn(),
      typeLink: vi.fn(),
      addLink: vi.fn(),
      close: vi.fn(),
      keepEditing: vi.fn(),
      discard: vi.fn(),
      leave: vi.fn(),
      retry: vi.fn(),
      keepMine: vi.fn(),
      takeTheirs: vi.fn(),
    };
    const props: TaskFormViewProps = {
      state: { ...blank, ...state },
      isNew: true,
      schema: taskSchema,
      users: staff,
      aboutHref: null,
      placeHref: null,
      on,
      onDelete: vi.fn(),
    };
    const { rerender } = render(<TaskFormView {...props} />);
    rerender(<TaskFormView {...props} state={{ ...blank, ...then }} />);
    return on;
  };

  it("should be called 'Create Task' for a new one [A2.33]", () => {
    drawn(formGallery.states, "new");
    expect(screen.getByRole("dialog", { name: "Create Task" })).toBeDefined();
  });

  it("should be called 'Edit Task' for one that is there [A2.33]", () => {
    drawn(formGallery.states, "saved");
    expect(screen.getByRole("dialog", { name: "Edit Task" })).toBeDefined();
    expect(screen.getByText("Saved")).toBeDefined();
    expect(screen.getByText("OrgLaunch")).toBeDefined();
  });

  it("should lead to what it is about and to the page where it is done", () => {
    drawn(formGallery.states, "linked");
    expect(screen.getByRole("link", { name: "Harbor safety basics" }).getAttribute("href")).toBe("/ui/campaigns/1");
    expect(screen.getByRole("link", { name: "Open page" }).getAttribute("href")).toBe("/ui/contacts/import");
  });

  it("should offer the statuses that the schema names, and need a name and a status [A5.09, C3.47]", async () => {
    const on = draw();
    expect(
      screen.getByRole("textbox", { name: "Name" }).hasAttribute("required") ||
        screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-required") === "true",
    ).toBe(true);
    pressEnter(screen.getByRole("button", { name: /Not Started.*Status|Status.*Not Started/ }));
    expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "Not Started",
      "Planning",
      "To Do",
      "Doing",
      "Reviewing",
      "Ready",
      "Done",
    ]);
    fireEvent.click(screen.getByRole("option", { name: "Doing" }));
    expect(on.edit).toHaveBeenCalledWith({ status: "doing" });
  });

  it("should say what is wrong with which field", () => {
    drawn(formGallery.states, "wrong");
    expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
    for (const message of ["Name is required", "Url is invalid", "Not saved"]) expect(screen.getByText(message)).toBeDefined();
  });

  it("should tell of each change, of fields that are left, and of the wish to close", () => {
    const on = draw();
    const name = screen.getByRole("textbox", { name: "Name" });
    fireEvent.change(name, { target: { value: "Wash" } });
    expect(on.edit).toHaveBeenCalledWith({ name: "Wash" });
    fireEvent.blur(name);
    expect(on.touch).toHaveBeenCalledWith("name");
    fireEvent.keyDown(name, { key: "Enter", ctrlKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(on.close).toHaveBeenCalledTimes(3);
  });

  it("should take people on and off", () => {
    const on = draw();
    fireEvent.click(screen.getByRole("button", { name: "Remove Olivia Owens" }));
    expect(on.edit).toHaveBeenCalledWith({ assigned_to: [] });
    const field = screen.getByRole("combobox", { name: "Assigned to" });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: "Ad" } });
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Adam Abara"]);
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(on.edit).toHaveBeenLastCalledWith({ assigned_to: [1, 2] });
  });

  it("should add links with Enter and take them off", () => {
    const on = draw({
      link: "https://a.example",
      values: { ...blankTask(1), resources: [{ type: "url", value: "https://www.b.example/" }] },
    });
    expect(screen.getByRole("link", { name: "b.example" }).getAttribute("href")).toBe("https://www.b.example/");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Add a link" }), { key: "Enter" });
    expect(on.addLink).toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Remove b.example" }));
    expect(on.edit).toHaveBeenCalledWith({ resources: [] });
  });

  it("should ask 'Discard changes?' when closing would lose something", () => {
    const on = draw({}, { closing: "asking" });
    const question = screen.getByRole("alertdialog", { name: "Discard changes?" });
    fireEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(on.keepEditing).toHaveBeenCalled();
    fireEvent.click(within(question).getByRole("button", { name: "Discard changes" }));
    expect(on.discard).toHaveBeenCalled();
  });

  it("should say that it is offline and what becomes of what was typed, and let go", () => {
    const on = draw({ save: "offline" });
    expect(screen.getByRole("alert").textContent).toContain("kept on this device");
    fireEvent.click(screen.getByRole("button", { name: "Close for now" }));
    expect(on.leave).toHaveBeenCalled();
  });

  it("should show both values of a clash and ask which stays", () => {
    drawn(formGallery.states, "clash");
    const table = screen.getByRole("table");
    expect(within(table).getByRole("row", { name: /Status Doing Reviewing/ })).toBeDefined();
    expect(within(table).getByRole("row", { name: /Assigned to Uma Ueda, Olivia Owens Adam Abara/ })).toBeDefined();
    expect(within(table).getByRole("row", { name: /Notes .* empty/ })).toBeDefined();
    for (const name of ["Keep mine", "Keep theirs"]) expect(screen.getByRole("button", { name })).toBeDefined();
  });
});

describe("what the area contributes", () => {
  it("should be a window of the kind task", () => {
    expect(staffModals.filter(({ kind }) => kind === "task")).toHaveLength(1);
  });

  it("should be 'Create Task' for everybody, a guest without any permission too [A2.39]", () => {
    const opened = vi.fn();
    const known = { user: { ...olivia, role: "guest" as const, owner: false, flags: [], features: [] }, config: plainShellConfig };
    const create = offeredCommands(staffCommands, known).find((command) => command.title() === "Create Task");
    create?.run({ known, go: vi.fn(), openModal: opened, resolve: vi.fn() });
    expect(opened).toHaveBeenCalledWith("task");
  });
});
