import { useMemo } from "react";
import { blocksOf, type Block, type Inline } from "../../../core/assistant/markdown.rule.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./markdown.module.css";

type MarkdownProps = { readonly text: string; /** called when an internal link is followed */ readonly onFollow?: () => void };

const isOutside = (href: string): boolean => !href.startsWith("/");

const Piece = ({ inline, onFollow }: { readonly inline: Inline; readonly onFollow: (() => void) | undefined }) => {
  switch (inline.tag) {
    case "text":
      return inline.text;
    case "strong":
      return <strong>{inline.text}</strong>;
    case "code":
      return <code className={styles["code"]}>{inline.text}</code>;
    case "link":
      return (
        <Anchor
          href={inline.href}
          className={styles["link"]}
          {...(isOutside(inline.href) ? { target: "_blank" } : { onClick: () => onFollow?.() })}
        >
          {inline.text}
        </Anchor>
      );
  }
};

const Line = ({ inlines, onFollow }: { readonly inlines: readonly Inline[]; readonly onFollow: (() => void) | undefined }) =>
  inlines.map((inline, at) => <Piece key={at} inline={inline} onFollow={onFollow} />);

const BlockView = ({ block, onFollow }: { readonly block: Block; readonly onFollow: (() => void) | undefined }) => {
  switch (block.tag) {
    case "heading": {
      const line = <Line inlines={block.inlines} onFollow={onFollow} />;
      return block.level === 2 ? <h2>{line}</h2> : <h3>{line}</h3>;
    }
    case "paragraph":
      return (
        <p>
          <Line inlines={block.inlines} onFollow={onFollow} />
        </p>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = block.items.map((inlines, at) => (
        <li key={at}>
          <Line inlines={inlines} onFollow={onFollow} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
};

/** Headings, lists, links and code, as help articles and replies use them. */
export const Markdown = ({ text, onFollow }: MarkdownProps) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div className={styles["text"]}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} onFollow={onFollow} />
      ))}
    </div>
  );
};
