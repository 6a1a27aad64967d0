import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
} from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { richTextText } from "../../i18n/en/rich-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import styles from "./rich-text.module.css";

/** The kinds of formatting that the toolbar switches. */
export type Formatting =
  | "bold"
  | "italic"
  | "underline"
  | "strike"
  | "heading2"
  | "heading3"
  | "bulletList"
  | "orderedList"
  | "blockquote"
  | "code"
  | "codeBlock";

type Tool = Formatting | "link" | "picture" | "table";

const tools = [
  ["bold", Bold, "Ctrl B"],
  ["italic", Italic, "Ctrl I"],
  ["underline", Underline, "Ctrl U"],
  ["strike", Strikethrough, "Ctrl Shift S"],
  ["heading2", Heading2, "Ctrl Alt 2"],
  ["heading3", Heading3, "Ctrl Alt 3"],
  ["bulletList", List, "Ctrl Shift 8"],
  ["orderedList", ListOrdered, "Ctrl Shift 7"],
  ["blockquote", TextQuote, "Ctrl Shift B"],
  ["code", Code, "Ctrl E"],
  ["codeBlock", SquareCode, "Ctrl Alt C"],
  ["link", Link, "Ctrl Shift L"],
  ["picture", Image, ""],
  ["table", Table, ""],
] as const satisfies readonly (readonly [Tool, Icon, string])[];

type ToolbarProps = {
  readonly label: string;
  readonly active: ReadonlySet<Tool>;
  readonly hasPictures: boolean;
  readonly toolbarRef: Ref<HTMLDivElement>;
  readonly onTool: (tool: Tool) => void;
  readonly onLeave: () => void;
};

/** Moves the focus between the tools; the toolbar is one stop of the Tab key. */
const move = (event: KeyboardEvent<HTMLDivElement>): void => {
  const all = Array.from(event.currentTarget.querySelectorAll("button"));
  const at = all.findIndex((button) => button === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  all.at(next === all.length ? 0 : next)?.focus();
  event.preventDefault();
};

/** The tools of a rich text; arrow keys move between them, Esc returns to the text. */
export const RichTextToolbar = ({ label, active, hasPictures, toolbarRef, onTool, onLeave }: ToolbarProps) => {
  const text = useText(richTextText);
  const [stop, setStop] = useState<Tool>("bold");
  return (
    <div
      ref={toolbarRef}
      role="toolbar"
      tabIndex={-1}
      aria-label={text("toolbar", { label })}
      className={styles["toolbar"]}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onLeave();
        } else move(event);
      }}
    >
      {tools
        .filter(([tool]) => tool !== "picture" || hasPictures)
        .map(([tool, icon, shortcut]) => (
          <IconButton
            key={tool}
            icon={icon}
            size="small"
            label={text(tool)}
            shortcut={shortcut}
            aria-pressed={active.has(tool)}
            tabIndex={tool === stop ? 0 : -1}
            onFocus={() => setStop(tool)}
            onPress={() => onTool(tool)}
          />
        ))}
    </div>
  );
};
