import { useRef } from "react";
import { draftProblems } from "../../../core/groups/draft-problems.rule.ts";
import { nodesOf } from "../../../core/groups/filter-draft.rule.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { useFocusBeforePaint } from "../../kit/use-focus-before-paint.ts";
import styles from "./filter-builder.module.css";
import { type BuilderProps, GroupPart, type PartProps } from "./filter-parts.view.tsx";
import { useShownProblems } from "./use-shown-problems.ts";

/** A filter as nested groups of conditions; everything works by mouse and keyboard. */
export const FilterBuilder = (props: BuilderProps) => {
  const text = useText(groupsText);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const { sends = 0 } = props;
  const told = useShownProblems(props.draft, props.words.fields, sends);
  useFocusBeforePaint(props.draft, (before) => {
    const isGrown = nodesOf(props.draft).length > nodesOf(before).length;
    const id = moved.current ?? (isGrown ? Math.max(...nodesOf(props.draft).map((node) => node.id)) : null);
    moved.current = null;
    if (id !== null) root.current?.querySelector<HTMLElement>(`[data-part="${id}"] button`)?.focus();
  });
  useFocusBeforePaint(sends, (before) => {
    const [wrong] = before === sends ? [] : draftProblems(props.draft, props.words.fields).keys();
    if (wrong === undefined) return;
    const part = root.current?.querySelector(`[data-part="${wrong}"]`);
    const [control] = [part?.querySelector<HTMLElement>("input, [data-value] button"), part?.querySelector<HTMLElement>("button")].filter(
      (one) => one !== null && one !== undefined,
    );
    control?.focus();
  });
  const onMove: PartProps["onMove"] = (change, id) => {
    moved.current = id;
    props.onChange(change(props.draft));
  };
  return (
    <div ref={root}>
      <GroupPart {...props} node={props.draft} told={told} onMove={onMove} />
      <p className={styles["note"]}>{text("build.keys")}</p>
    </div>
  );
};
