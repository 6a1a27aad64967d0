import { Copy, Link, LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { FileShare } from "../../../core/files/file-share.model.ts";
import { type ShareDays, shareDays } from "../../../core/files/share-end.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fileSharesText } from "../../i18n/en/file-shares.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./file-links.module.css";

export type FileLinksViewProps = {
  readonly name: string;
  readonly isFolder: boolean;
  readonly shares: Remote<readonly FileShare[]>;
  /** the link that was just created; null for none */
  readonly made: FileShare | null;
  /** epoch seconds */
  readonly now: number;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (days: ShareDays, password: string) => void;
  readonly onAnother: () => void;
  readonly onCopy: (url: string) => void;
  readonly onRevoke: (id: number) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const Made = ({ made, onCopy, onAnother }: { readonly made: FileShare } & Pick<FileLinksViewProps, "onCopy" | "onAnother">) => {
  const text = useText(fileSharesText);
  const url = made.url ?? "";
  return (
    <div className={styles["made"]} role="status">
      <p className={styles["madeTitle"]}>{text("made")}</p>
      <TextField
        label={text("address")}
        value={url}
        isReadOnly
        help={text("madeNote")}
        onFocus={(event) => {
          if (event.target instanceof HTMLInputElement) event.target.select();
        }}
      />
      <div className={styles["buttons"]}>
        <Button kind="primary" icon={Copy} autoFocus onPress={() => onCopy(url)}>
          {text("copy")}
        </Button>
        <Button kind="quiet" onPress={onAnother}>
          {text("another")}
        </Button>
      </div>
    </div>
  );
};

const NewLink = ({ isPending, failure, onCreate }: Pick<FileLinksViewProps, "isPending" | "failure" | "onCreate">) => {
  const text = useText(fileSharesText);
  const [days, setDays] = useState<ShareDays>(null);
  const [password, setPassword] = useState("");
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate(days, password);
      }}
    >
      <FormProblem failure={failure} fields={["password"]} />
      <div className={styles["fields"]}>
        <Select
          label={text("ends")}
          options={shareDays.map((count) => ({ id: String(count), label: count === null ? text("never") : text("days", { count }) }))}
          selected={String(days)}
          onSelect={(id) => setDays(shareDays.find((count) => String(count) === id) ?? null)}
        />
        <TextField
          label={text("password")}
          isOptional
          value={password}
          onChange={setPassword}
          autoComplete="off"
          maxLength={200}
          help={text("passwordHelp")}
        />
      </div>
      <Button kind="primary" type="submit" icon={Link} isPending={isPending}>
        {text("create")}
      </Button>
    </form>
  );
};

const Share = ({ share, now, onRevoke }: { readonly share: FileShare } & Pick<FileLinksViewProps, "now" | "onRevoke">) => {
  const text = useText(fileSharesText);
  const dates = useDates();
  const { id, created_at, expires_at, has_password, opens, opened_at } = share;
  return (
    <li className={styles["share"]}>
      <div className={styles["words"]}>
        <span className={styles["opens"]}>
          {opens === 0 ? text("unopened") : text("opens", { count: opens })}
          {opened_at === null ? null : (
            <>
              {", "}
              <SaidAgo say={(when) => text("last", { when })} at={opened_at} now={now} />
            </>
          )}
        </span>
        <span className={styles["facts"]}>
          <SaidAgo say={(when) => text("created", { when })} at={created_at} now={now} />
          {" · "}
          {expires_at === null ? text("noEnd") : <SaidAgo say={(when) => text("expires", { when })} at={expires_at} now={now} />}
        </span>
      </div>
      {has_password ? <Pill icon={LockKeyhole}>{text("hasPassword")}</Pill> : null}
      <Button
        size="small"
        onPress={() => onRevoke(id)}
        aria-label={text("revokeNamed", {
          date: dates.at(created_at, { dateStyle: "medium", timeStyle: "short" }),
        })}
      >
        {text("revoke")}
      </Button>
    </li>
  );
};

/** Links to a file or folder: a new one, shown once, and those that still open. */
export const FileLinksView = (props: FileLinksViewProps) => {
  const { name, isFolder, shares, made, onClose } = props;
  const text = useText(fileSharesText);
  return (
    <Dialog title={text("title", { name })} size="600" isOpen onClose={onClose} footer={<Button onPress={onClose}>{text("close")}</Button>}>
      <div className={styles["body"]}>
        <p className={styles["note"]}>{text(isFolder ? "noteFolder" : "note")}</p>
        {made === null ? <NewLink {...props} /> : <Made {...props} made={made} />}
        <section aria-label={text("active")}>
          <h3 className={styles["heading"]}>{text("active")}</h3>
          <RemoteView remote={shares} skeleton={<SkeletonLines lines={2} />} onRetry={props.onRetry}>
            {(list) =>
              list.length === 0 ? (
                <p className={styles["note"]}>{text("none")}</p>
              ) : (
                <ul className={styles["shares"]}>
                  {list.map((share) => (
                    <Share key={share.id} {...props} share={share} />
                  ))}
                </ul>
              )
            }
          </RemoteView>
        </section>
      </div>
    </Dialog>
  );
};
