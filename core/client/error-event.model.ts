import * as t from "io-ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** A reported error: its kind and place, never typed text or contents of records. */
export const ErrorEvent = exactly(
  "ErrorEvent",
  { /** kind of the error, such as `TypeError` or `server` */ name: textUpTo(100) },
  {
    /** name of the call in the contract */
    call: textUpTo(100),
    request_id: textUpTo(100),
    /** path with `:id` in place of ids, without query */
    page: textUpTo(300),
    /** stack frames, innermost first: function, file, line */
    frames: listUpTo(textUpTo(300), 30),
  },
);
export type ErrorEvent = t.TypeOf<typeof ErrorEvent>;

/** Result of a report; not sent where the server has no token for the error reporting service. */
export const ReportAnswer = t.type({ status: t.literal("success"), sent: t.boolean }, "ReportAnswer");

const place = /(?:at\s+)?(?:([\w$.<>[\] ]+?)\s+\()?(?:[a-z][\w+.-]*:\/\/[^\s/)]+)?(\/[^\s():?#]+)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?\)?\s*$/i;

/** Stack frames, innermost first, without the message above them. */
export const framesOf = (stack: string | undefined): readonly string[] =>
  (stack ?? "")
    .split("\n")
    .flatMap((line) => {
      const [, called = "", file = "", row = "", column = ""] = place.exec(line.trim()) ?? [];
      return file === "" ? [] : [`${called === "" ? "" : `${called} `}${file}:${row}${column === "" ? "" : `:${column}`}`.slice(0, 300)];
    })
    .slice(0, 30);

/** A path without personal data: numbers and long ids become `:id`, the query is removed. */
export const pageOf = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? "")
    .split("/")
    .map((part) => (/^\d+$/.test(part) || part.length > 24 ? ":id" : part))
    .join("/")
    .slice(0, 300);
