/** A body that gives the chunks one by one, and then ends, fails, or waits until it is cancelled. */
export const bodyOf = (chunks: readonly Uint8Array[], end: "ends" | "fails" | "waits" = "ends"): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      const chunk = chunks[at];
      at += 1;
      if (chunk !== undefined) return controller.enqueue(chunk);
      if (end === "ends") return controller.close();
      if (end === "fails") return controller.error(new TypeError("network error"));
      return new Promise(() => undefined);
    },
  });
};

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
