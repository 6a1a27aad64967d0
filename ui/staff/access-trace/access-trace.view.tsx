import type { AccessTrace } from "../../../core/access-trace/access-trace.model.ts";
import type { TraceOption } from "../../../core/access-trace/trace-options.view-model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { accessTraceText } from "../../i18n/en/access-trace.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../../portal/more/rows.module.css";
import { TraceList } from "./trace-list.view.tsx";

export type AccessTraceViewProps = {
  /** of the contact */
  readonly name: string;
  readonly options: Remote<readonly TraceOption[]>;
  readonly selected: string | null;
  /** null while nothing is chosen */
  readonly trace: Remote<AccessTrace> | null;
  readonly onSelect: (key: string | null) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The dialog in which staff choose what a contact does not see, and read why. */
export const AccessTraceView = ({ name, options, selected, trace, onSelect, onRetry, onClose }: AccessTraceViewProps) => {
  const text = useText(accessTraceText);
  const noteOf = ({ kind, place }: TraceOption): string => (place === null ? text(`kind.${kind}`) : text("inCourse", { course: place }));
  return (
    <Dialog title={text("title", { name })} size="600" isOpen onClose={onClose}>
      <div className={rows["stack"]}>
        <RemoteView remote={options} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
          {(known) => (
            <ComboBox
              label={text("label")}
              placeholder={text("placeholder")}
              options={known.map((option) => ({ id: option.key, label: option.name, note: noteOf(option) }))}
              selected={selected}
              onSelect={onSelect}
            />
          )}
        </RemoteView>
        {trace === null ? (
          <p className={rows["muted"]}>{text("hint")}</p>
        ) : (
          <RemoteView remote={trace} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
            {(known) => <TraceList contact={name} trace={known} />}
          </RemoteView>
        )}
      </div>
    </Dialog>
  );
};
