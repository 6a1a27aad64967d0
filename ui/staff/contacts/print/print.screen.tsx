import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ContactQuery } from "../../../../core/contacts/contact-query.model.ts";
import { paperListText } from "../../../i18n/en/print-list.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useFieldWords } from "../use-field-words.ts";
import { PaperDialog } from "./print-dialog.view.tsx";
import { PaperSheet } from "./print-sheet.view.tsx";
import styles from "./print.module.css";
import { usePaper } from "./use-print.ts";

export type PaperProps = {
  readonly query: ContactQuery;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** The list was printed, or is not to be. */
  readonly onClose: () => void;
};

/** Reads all of a list and prints it, with every value whole. */
export const PaperScreen = ({ query, columns, onClose }: PaperProps) => {
  const text = useText(paperListText);
  const words = useFieldWords();
  const { state, retry } = usePaper(query);
  const [isPrinted, setPrinted] = useState(false);
  const isRead = state.tag === "read";
  useEffect(() => {
    if (!isRead) return;
    globalThis.print();
    setPrinted(true);
  }, [isRead]);
  useEffect(() => {
    globalThis.addEventListener("afterprint", onClose);
    return () => globalThis.removeEventListener("afterprint", onClose);
  }, [onClose]);
  return (
    <>
      {isPrinted ? null : <PaperDialog state={state} onRetry={retry} onClose={onClose} />}
      {state.tag === "read"
        ? createPortal(
            <div className={styles["sheet"]}>
              <PaperSheet
                title={text(query.archived ? "archived" : "contacts")}
                paper={state.paper}
                columns={columns}
                fields={state.fields}
                words={words}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  );
};
