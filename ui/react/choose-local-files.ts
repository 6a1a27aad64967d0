/** Opens the browser's chooser for files of the device. */
export const chooseFiles = (onFiles: (files: readonly File[]) => void, isMultiple = true): void => {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = isMultiple;
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  input.click();
};
