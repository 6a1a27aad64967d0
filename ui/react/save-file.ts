/** How long the browser may take to read the content, in milliseconds. */
const readMs = 60_000;

/** Saves a text on the device, as a download. */
export const saveFile = (filename: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readMs);
};
