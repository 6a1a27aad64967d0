import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ContactQuery } from "../../../../core/contacts/contact-query.model.ts";
import { printListText } from "../../../i18n/en/print-list.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useFieldWords } from "../use-field-words.ts";
import { PrintDialog } from "./print-dialog.view.tsx";
import { PrintSheet } from "./print-sheet.view.tsx";
import styles from "./print.module.css";
import { usePrint } from "./use-print.ts";

export type PrintProps = {
  readonly query: ContactQuery;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** Called after printing, or when it is cancelled. */
  readonly onClose: () => void;
};

/** Loads the whole list and prints it with full values. */
export const PrintScreen = ({ query, columns, onClose }: PrintProps) => {
  const text = useText(printListText);
  const words = useFieldWords();
  const { state, retry } = usePrint(query);
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
      {isPrinted ? null : <PrintDialog state={state} onRetry={retry} onClose={onClose} />}
      {state.tag === "read"
        ? createPortal(
            <div className={styles["sheet"]}>
              <PrintSheet
                title={text(query.archived ? "archived" : "contacts")}
                printed={state.printed}
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
