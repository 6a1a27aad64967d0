/**
 * A piece of a JSON document: an element of a list of records, or the text between elements. `section` is the key of the list, null for the
 * document's own list.
 */
export type JsonPiece =
  | { readonly tag: "element"; readonly section: string | null; readonly line: number; readonly text: string; readonly complete: boolean }
  | { readonly tag: "text"; readonly text: string }
  | { readonly tag: "too-long"; readonly line: number }
  /** a value where a list or an object is expected */
  | { readonly tag: "stray"; readonly line: number };

export type JsonSplitter = {
  readonly push: (chunk: string) => readonly JsonPiece[];
  readonly end: () => readonly JsonPiece[];
};

const openers = new Set(["{", "["]);
const closers = new Set(["}", "]"]);
const blanks = new Set([" ", "\n", "\r", "\t"]);

/**
 * Splits a JSON document into records, buffering at most one: the elements of its list, of lists under keys that `isSection` accepts, or
 * the object itself, of which several may follow each other.
 * @param longest the maximum length of a record in characters
 */
export const makeJsonSplitter = (isSection: (key: string) => boolean, longest: number): JsonSplitter => {
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let line = 1;
  let listDepth: number | null = null;
  let section: string | null = null;
  let sectioned = false;
  let rootIsObject = false;
  let key = "";
  let readingKey = false;
  let lastKey = "";
  let afterColon = false;
  let element: string[] | null = null;
  let elementLine = 1;
  let elementLength = 0;
  let elementIsBare = false;
  let held: string[] = [];
  let heldLength = 0;
  let startLine = 1;
  let strayLine: number | null = null;
  let pieces: JsonPiece[] = [];

  const text = (piece: string): void => {
    if (piece === "") return;
    if (!rootIsObject || sectioned) {
      pieces.push({ tag: "text", text: piece });
      return;
    }
    heldLength += piece.length;
    if (heldLength <= longest) held.push(piece);
    else held = [];
  };

  const finishRoot = (complete: boolean): void => {
    pieces.push(
      heldLength > longest
        ? { tag: "too-long", line: startLine }
        : { tag: "element", section: null, line: startLine, text: held.join(""), complete },
    );
    held = [];
    heldLength = 0;
    rootIsObject = false;
  };

  const finishElement = (complete: boolean): void => {
    if (element === null) return;
    pieces.push(
      elementLength > longest
        ? { tag: "too-long", line: elementLine }
        : { tag: "element", section, line: elementLine, text: element.join(""), complete },
    );
    element = null;
  };

  const grow = (piece: string): void => {
    elementLength += piece.length;
    if (elementLength <= longest) element?.push(piece);
    else if (element !== null && element.length > 0) element = [];
  };

  const enterList = (name: string | null): void => {
    listDepth = depth;
    section = name;
    if (name === null) return;
    if (!sectioned) {
      sectioned = true;
      for (const piece of held) pieces.push({ tag: "text", text: piece });
      held = [];
    }
  };

  /** Tracks the structure for one character outside strings. */
  const structure = (letter: string): void => {
    if (openers.has(letter)) {
      depth += 1;
      if (depth === 1) {
        rootIsObject = letter === "{";
        startLine = line;
        if (!rootIsObject) enterList(null);
      } else if (depth === 2 && rootIsObject && letter === "[" && afterColon && isSection(lastKey)) enterList(lastKey);
      afterColon = false;
    } else if (closers.has(letter) && depth > 0) depth -= 1;
    else if (depth === 0 && !blanks.has(letter)) strayLine ??= line;
    else if (letter === ":") afterColon = depth === 1;
    else if (!blanks.has(letter)) afterColon = false;
  };

  const push = (chunk: string): readonly JsonPiece[] => {
    pieces = [];
    let from = 0;
    const cut = (to: number): void => {
      const piece = chunk.slice(from, to);
      from = to;
      if (element === null) text(piece);
      else grow(piece);
    };
    for (let i = 0; i < chunk.length; i += 1) {
      const letter = chunk[i] ?? "";
      if (letter === "\n") line += 1;
      if (quoted) {
        if (escaped) escaped = false;
        else if (letter === "\\") escaped = true;
        else if (letter === '"') {
          quoted = false;
          if (readingKey) lastKey = key;
          readingKey = false;
        } else if (readingKey) key += letter;
        continue;
      }
      const inList = listDepth !== null && depth === listDepth;
      if (inList && element === null && letter !== "," && letter !== "]" && !blanks.has(letter)) {
        cut(i);
        element = [];
        elementLine = line;
        elementLength = 0;
        elementIsBare = letter !== "{" && letter !== "[";
      } else if (inList && element !== null && elementIsBare && (letter === "," || letter === "]")) {
        cut(i);
        finishElement(true);
      }
      if (letter === '"') {
        quoted = true;
        if (depth === 0) strayLine ??= line;
        readingKey = depth === 1 && rootIsObject && !afterColon;
        if (readingKey) key = "";
        afterColon = false;
        continue;
      }
      structure(letter);
      if (!closers.has(letter)) continue;
      if (depth === 0 && rootIsObject && !sectioned) {
        cut(i + 1);
        finishRoot(true);
      }
      if (listDepth === null) continue;
      if (depth === listDepth && element !== null) {
        cut(i + 1);
        finishElement(true);
      } else if (depth < listDepth) {
        cut(i + 1);
        listDepth = null;
      }
    }
    cut(chunk.length);
    return pieces;
  };

  const end = (): readonly JsonPiece[] => {
    pieces = strayLine === null ? [] : [{ tag: "stray", line: strayLine }];
    finishElement(false);
    if (rootIsObject && !sectioned) finishRoot(false);
    else if (depth !== 0 && !pieces.some(({ tag }) => tag === "element"))
      pieces.push({ tag: "element", section, line, text: "", complete: false });
    return pieces;
  };

  return { push, end };
};
