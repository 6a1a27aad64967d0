import { ChevronRight } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { Upline } from "../../../../core/contacts/relation-tree.model.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { pyramidText } from "../../../i18n/en/pyramid.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { Column } from "../../../kit/grid-column.ts";
import { Pill } from "../../../kit/pill.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import type { Pyramid, PyramidPlace } from "./pyramid-shown.model.ts";
import styles from "./pyramid.module.css";

const mostIndented = 10;

type PlaceProps = Pick<Pyramid, "onToggle" | "onMore"> & { readonly place: PyramidPlace };

const Toggle = ({ place: { node, isOpen }, onToggle }: PlaceProps) => {
  const text = useText(pyramidText);
  if (node.direct === 0) return <span className={styles["toggle"]} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={styles["toggle"]}
      aria-expanded={isOpen}
      aria-label={text("under", { name: node.name })}
      data-open-row=""
      onClick={() => onToggle(node.con_id, isOpen)}
    >
      <ChevronRight className={styles["chevron"]} aria-hidden="true" />
    </button>
  );
};

const Facts = ({ place: { node, level, total, more, failure }, onMore }: PlaceProps) => {
  const text = useText(pyramidText);
  return (
    <>
      {level === 1 ? null : <VisuallyHidden>{text("level", { level })}</VisuallyHidden>}
      {node.archived ? <Pill>{text("archived")}</Pill> : null}
      {node.direct === 0 ? null : (
        <span className={styles["counts"]}>
          {text("direct", { count: node.direct })}
          {total === null ? "" : ` · ${text(total.at_least ? "totalAtLeast" : "total", { count: total.total })}`}
        </span>
      )}
      {failure === null ? null : <span className={styles["problem"]}>{failureMessage(failure)}</span>}
      {failure === null && more === null ? null : (
        <button type="button" className={styles["more"]} onClick={() => onMore(failure === null && more !== null ? more.of : node.con_id)}>
          {failure === null && more !== null ? text("more", { count: more.left }) : text("retry")}
        </button>
      )}
    </>
  );
};

/** The columns of the contact list with the names indented by pyramid level. */
export const pyramidColumns = (
  columns: readonly Column<Contact>[],
  { places, onToggle, onMore }: Pick<Pyramid, "places" | "onToggle" | "onMore">,
): readonly Column<Contact>[] =>
  columns.map((column, at) => {
    if (at !== 0) return column;
    const around = (contact: Contact): ReturnType<NonNullable<Column<Contact>["around"]>> => {
      const place = places.get(contact.id);
      if (place === undefined) return { before: null, after: null };
      const given = { place, onToggle, onMore };
      return {
        before: <Toggle {...given} />,
        after: <Facts {...given} />,
        indent: `calc(var(--space-5) * ${Math.min(place.level, mostIndented) - 1})`,
      };
    };
    return { ...column, around };
  });

/** On a row, the right arrow expands the downline and the left arrow collapses it. */
const pressOnRow = (event: KeyboardEvent): void => {
  const isOpening = event.key === "ArrowRight";
  if ((!isOpening && event.key !== "ArrowLeft") || !(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "row")
    return;
  const toggle = event.target.querySelector<HTMLElement>("[data-open-row]");
  if (toggle === null || (toggle.getAttribute("aria-expanded") === "true") === isOpening) return;
  event.preventDefault();
  toggle.click();
};

/** Handles the pyramid keys of the grid inside it. */
export const PyramidKeys = ({ children }: { readonly children: ReactNode }) => {
  const shared = { role: "presentation", onKeyDown: pressOnRow } as const;
  return <div {...shared}>{children}</div>;
};

const Over = ({ upline: { near, more } }: { readonly upline: Upline }) => {
  const text = useText(pyramidText);
  return (
    <span className={styles["over"]}>
      {[...(more === 0 ? [] : [text("overMore", { count: more })]), ...near.map(({ name }) => name)].join(" › ")}
    </span>
  );
};

/** A column with the upline of a contact, shown in search results of the pyramid. */
export const uplineColumn = (header: string, uplines: ReadonlyMap<number, Upline>): Column<Contact> => ({
  id: "upline",
  header,
  onPhone: "bare",
  cell: (contact) => {
    const upline = uplines.get(contact.con_id);
    return upline === undefined || upline.near.length === 0 ? null : <Over upline={upline} />;
  },
});
