import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { firstPickerState, pickerSources, type PickerState } from "../../../core/files/file-picker.view-model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { FilePickerView, type FilePickerViewProps } from "../../../ui/staff/files/picker/file-picker.view.tsx";
import { galleryFolders, galleryPictures } from "../../../ui/staff/files/picker/gallery-files.ts";
import { galleryMedia } from "../../../ui/staff/files/picker/gallery-media.ts";
import { PickerCamera } from "../../../ui/staff/files/picker/picker-camera.view.tsx";
import { useCamera } from "../../../ui/staff/files/picker/use-camera.ts";

const nothing = () => undefined;

const draw = (state: Partial<PickerState> = {}, props: Partial<FilePickerViewProps> = {}) => {
  const acts = {
    onSource: vi.fn(),
    onFolder: vi.fn(),
    onSearch: vi.fn(),
    onMore: vi.fn(),
    onRetry: vi.fn(),
    onToggle: vi.fn(),
    onRemove: vi.fn(),
    onDescribe: vi.fn(),
    onUpload: vi.fn(),
    onResume: vi.fn(),
    onCancel: vi.fn(),
    onAddress: vi.fn(async () => null),
    onConfirm: vi.fn(),
    onClose: vi.fn(),
  };
  const view = (now: Partial<PickerState>) => (
    <FilePickerView
      request={{ kinds: ["image"] }}
      sources={pickerSources("user")}
      camera={{ status: "off", video: nothing, start: nothing, stop: nothing, take: async () => null }}
      media={galleryMedia({})}
      {...acts}
      {...props}
      state={{
        ...firstPickerState,
        files: loaded({ results: galleryPictures, page: 1, pages: 1, count: galleryPictures.length }),
        folders: loaded(galleryFolders),
        ...now,
      }}
    />
  );
  const { rerender } = render(view(state));
  return { ...acts, ...props, show: (now: Partial<PickerState>) => rerender(view(now)) };
};

const options = () => within(screen.getByRole("listbox", { name: "Files" })).getAllByRole("option");
const option = (name: RegExp) => screen.getByRole("option", { name });

describe("the window for choosing files", () => {
  it("should be named by what can be chosen, offer every source, and begin in the search [A7.29] [C2.06]", () => {
    draw();
    expect(screen.getByRole("dialog", { name: "Choose a picture" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Search files" }));
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Recent",
      "Folders",
      "Upload",
      "Camera",
      "Web address",
    ]);
    expect(screen.getByRole("button", { name: "Choose" })).toHaveProperty("disabled", true);
  });

  it("should label each file with its kind and description, and mark the chosen ones", () => {
    draw({ chosen: galleryPictures.slice(0, 1) });
    expect(option(/^harbour\.jpg, Picture, A sailing boat in the harbour$/).getAttribute("aria-selected")).toBe("true");
    expect(option(/^crew\.jpg, Picture$/).getAttribute("aria-selected")).toBe("false");
    expect(screen.getByText("1 file chosen")).toBeTruthy();
  });

  it("should move by arrow keys, choose by Space and confirm a described picture by Enter", () => {
    const { onToggle, onConfirm } = draw();
    const [first, second] = options();
    if (first === undefined || second === undefined) throw new Error("No pictures are shown.");
    expect(options().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    expect(second.tabIndex).toBe(0);
    fireEvent.keyDown(second, { key: " " });
    expect(onToggle).toHaveBeenLastCalledWith(galleryPictures[1]);
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.keyDown(second, { key: "Home" });
    fireEvent.keyDown(first, { key: "Enter" });
    expect(onToggle).toHaveBeenLastCalledWith(galleryPictures[0]);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("should ask for the description of a picture that has none before it confirms, and take none for an answer", async () => {
    const { onConfirm, onDescribe, onToggle, show } = draw();
    fireEvent.doubleClick(option(/^crew/));
    expect(onToggle).toHaveBeenLastCalledWith(galleryPictures[2]);
    expect(onConfirm).not.toHaveBeenCalled();
    show({ chosen: galleryPictures.slice(2, 3) });
    const field = screen.getByRole("textbox", { name: "Description of crew.jpg" });
    fireEvent.keyDown(option(/^crew/), { key: "Enter" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: "The crew" } });
    expect(onDescribe).toHaveBeenLastCalledWith(3, "The crew");
    const form = field.closest("form");
    if (form !== null) fireEvent.submit(form);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("should show the stored description, and ask for none if the user may not change the file", () => {
    const foreign = { ...galleryPictures[1], editable: false };
    draw({ chosen: [...galleryPictures.slice(0, 1), ...galleryPictures.slice(1, 2).map((file) => ({ ...file, ...foreign }))] });
    expect(within(screen.getByRole("list", { name: "Chosen files" })).getByText("A sailing boat in the harbour")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Description/ })).toBeNull();
  });

  it("should choose several, count them, and confirm them by Ctrl+Enter", () => {
    const { onToggle, onConfirm, onRemove } = draw({ chosen: galleryPictures.slice(0, 2) }, { request: { isMultiple: true } });
    expect(screen.getByRole("listbox").getAttribute("aria-multiselectable")).toBe("true");
    expect(screen.getByRole("button", { name: "Choose 2 files" })).toBeTruthy();
    fireEvent.keyDown(option(/^evening/), { key: "Enter" });
    expect(onToggle).toHaveBeenLastCalledWith(galleryPictures[3]);
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.keyDown(option(/^evening/), { key: "Enter", ctrlKey: true });
    expect(onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Remove harbour.jpg" }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("should leave the focus on the tabs while the arrows go through them", () => {
    const { onSource, show } = draw({ source: "upload" });
    const tab = screen.getByRole("tab", { name: "Upload" });
    tab.focus();
    fireEvent.keyDown(tab, { key: "ArrowLeft" });
    expect(onSource).toHaveBeenCalledExactlyOnceWith("folders");
    show({ source: "folders" });
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Folders" }));
  });

  it("should open folders, and return by their path", () => {
    const { onFolder, show } = draw({ source: "folders" });
    fireEvent.click(screen.getByRole("button", { name: /Stock Banners/ }));
    expect(onFolder).toHaveBeenLastCalledWith("banners");
    show({ source: "folders", folder: 3 });
    const path = within(screen.getByRole("navigation", { name: "Folder path" }));
    expect(path.getByText("Sails").getAttribute("aria-current")).toBe("location");
    fireEvent.click(path.getByRole("button", { name: "Boats" }));
    expect(onFolder).toHaveBeenLastCalledWith(1);
    fireEvent.click(path.getByRole("button", { name: "All folders" }));
    expect(onFolder).toHaveBeenLastCalledWith(null);
  });

  it("should offer an upload where there are no files, and to clear a search that finds none", () => {
    const none = loaded({ results: [], page: 1, pages: 1, count: 0 });
    const { onSource, onSearch, show } = draw({ files: none });
    fireEvent.click(within(screen.getByRole("tabpanel")).getByRole("button", { name: "Upload" }));
    expect(onSource).toHaveBeenCalledExactlyOnceWith("upload");
    show({ files: none, words: "whale" });
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  });

  it("should show why files did not load, and retry", () => {
    const { onRetry } = draw({ files: { tag: "failed", failure: { tag: "offline" } } });
    fireEvent.click(screen.getByRole("button", { name: /try again/i }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("uploads in the window for choosing files", () => {
  const photo = new File(["x"], "crew.jpg", { type: "image/jpeg" });

  it("should take files from the device and files that are dropped anywhere on the window [A7.29]", () => {
    const { onUpload } = draw({ source: "upload", folder: 1 });
    expect(screen.getByText("Uploads go to the folder “Boats”.")).toBeTruthy();
    const input = screen.getByLabelText("Choose from device", { selector: "input" });
    expect(input.getAttribute("accept")).toBe("image/*");
    fireEvent.change(input, { target: { files: [photo] } });
    expect(onUpload).toHaveBeenLastCalledWith([photo]);
    const dropped = (isDirectory: boolean) => ({ kind: "file", getAsFile: () => photo, webkitGetAsEntry: () => ({ isDirectory }) });
    const drop = (type: string, items: readonly unknown[]) =>
      fireEvent.drop(screen.getByRole("tabpanel"), { dataTransfer: { types: [type], items, files: items.map(() => photo) } });
    drop("Files", [dropped(false), dropped(false)]);
    expect(onUpload).toHaveBeenLastCalledWith([photo, photo]);
    drop("text/plain", []);
    drop("Files", [dropped(true)]);
    expect(screen.getByText(/^Folders cannot be uploaded/)).toBeTruthy();
    expect(onUpload).toHaveBeenCalledTimes(2);
  });

  it("should be offered to no guest", () => {
    const { onUpload } = draw({ files: loaded({ results: [], page: 1, pages: 1, count: 0 }) }, { sources: pickerSources("guest") });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Recent", "Folders"]);
    expect(screen.queryByRole("button", { name: "Upload" })).toBeNull();
    fireEvent.drop(screen.getByRole("tabpanel"), { dataTransfer: { types: ["Files"], items: [], files: [photo] } });
    expect(onUpload).not.toHaveBeenCalled();
  });

  it("should show progress, failures and files of a wrong kind, and resume or cancel", () => {
    const failure = { tag: "full", message: "The storage is full." } as const;
    const one = { name: "crew.jpg", size: 200, sent: 50, target: { folder_id: null }, file: null, failure: null };
    const { onResume, onCancel } = draw({
      uploads: [
        { ...one, id: "a", status: "sending" },
        { ...one, id: "b", name: "lake.jpg", status: "failed", failure },
        { ...one, id: "c", name: "done.jpg", status: "done" },
      ],
      refused: ["budget.xlsx"],
    });
    expect(screen.getByRole("progressbar", { name: "crew.jpg" }).getAttribute("aria-valuenow")).toBe("25");
    expect(screen.getByText(failureMessage(failure))).toBeTruthy();
    expect(screen.getByText("“budget.xlsx” is of a kind that cannot be chosen here.")).toBeTruthy();
    expect(screen.queryByText("done.jpg")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again to upload lake.jpg" }));
    expect(onResume).toHaveBeenCalledExactlyOnceWith("b");
    fireEvent.click(screen.getByRole("button", { name: "Cancel upload of crew.jpg" }));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith("a");
  });
});

describe("a web address in the window for choosing files", () => {
  const send = (typed: string) => {
    const field = screen.getByRole("textbox", { name: "Web address of a picture" });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    return field;
  };

  it("should be checked before it is sent, emptied when it is added, and kept with the reason when it is refused [A7.29]", async () => {
    const onAddress = vi.fn<FilePickerViewProps["onAddress"]>(async () => null);
    draw({ source: "address" }, { onAddress });
    send("elsewhere.example/a.jpg");
    expect(await screen.findByText("Enter an address that begins with https://")).toBeTruthy();
    expect(onAddress).not.toHaveBeenCalled();
    const field = send("https://elsewhere.example/a.jpg");
    await waitFor(() => expect(field).toHaveProperty("value", ""));
    onAddress.mockResolvedValueOnce({ tag: "not-found", message: "There is nothing at this address." });
    send("https://elsewhere.example/gone.jpg");
    expect(await screen.findByText("There is nothing at this address.")).toBeTruthy();
    expect(field).toHaveProperty("value", "https://elsewhere.example/gone.jpg");
  });
});

const CameraHere = ({ onTake }: { readonly onTake: (photo: File) => void }) => (
  <PickerCamera camera={useCamera("photo.jpg")} onTake={onTake} />
);

describe("a description typed in the window", () => {
  it("should not be lost by Escape without a question", () => {
    const [, picture] = galleryPictures;
    if (picture === undefined) throw new Error("The gallery has two pictures.");
    const { onClose, show } = draw({ chosen: [picture], descriptions: { [picture.id]: "The crew" } });
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    show({ chosen: [], descriptions: { [picture.id]: "The crew" } });
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the camera in the window for choosing files", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "mediaDevices"));
  const give = (getUserMedia: () => Promise<unknown>) =>
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });

  it("should be asked for only when it is turned on, and turned off with the window", async () => {
    const stop = vi.fn();
    const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }));
    give(getUserMedia);
    const { unmount } = render(<CameraHere onTake={vi.fn()} />);
    expect(getUserMedia).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Use camera" }));
    expect(await screen.findByRole("button", { name: "Take photo" })).toBeTruthy();
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["NotAllowedError", "The browser does not allow the camera"],
    ["NotFoundError", "No camera found"],
    ["NotReadableError", "The camera cannot be used"],
  ])("should say why it is not there after %s, and try again", async (name, title) => {
    const getUserMedia = vi.fn(() => Promise.reject(Object.assign(new Error("x"), { name })));
    give(getUserMedia);
    render(<CameraHere onTake={vi.fn()} />);
    fireEvent.click(screen.getByRole("button", { name: "Use camera" }));
    expect((await screen.findByRole("alert")).textContent).toContain(title);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  });

  it("should need a secure connection", async () => {
    render(<CameraHere onTake={vi.fn()} />);
    fireEvent.click(screen.getByRole("button", { name: "Use camera" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The camera needs a secure connection");
  });
});
