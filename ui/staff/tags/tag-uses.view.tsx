import type { Remote } from "../../../core/kernel/remote.ts";
import type { TagUse } from "../../../core/tags/tag.model.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./tags.module.css";

type TagUsesProps = {
  readonly uses: Remote<TagUse>;
  /** whether saved filters change with the tag, as when it is renamed; else they stay as they are */
  readonly isFollowed: boolean;
};

/** What a change of a tag touches, and what stays as it is. */
export const TagUses = ({ uses, isFollowed }: TagUsesProps) => {
  const text = useText(tagsText);
  const end = isFollowed ? text("uses.changed") : text("uses.kept");
  const lines = ({ contacts, groups, views, imports, partly }: TagUse): readonly string[] => [
    ...(contacts > 0 ? [text("uses.contacts", { count: contacts })] : []),
    ...(groups > 0 ? [`${text("uses.groups", { count: groups })}, ${end}`] : []),
    ...(views > 0 ? [`${text("uses.views", { count: views })}, ${end}`] : []),
    ...(partly > 0 ? [text("uses.partly", { count: partly })] : []),
    ...(imports > 0 ? [text("uses.imports", { count: imports })] : []),
  ];
  return (
    <RemoteView remote={uses} skeleton={<SkeletonLines lines={2} />}>
      {(known) => {
        const said = lines(known);
        return (
          <ul className={styles["uses"]}>
            {(said.length === 0 ? [text("uses.nothing")] : said).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      }}
    </RemoteView>
  );
};
