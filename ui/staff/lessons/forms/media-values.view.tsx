import { useState } from "react";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FilesList } from "./files-list.view.tsx";
import styles from "./media-choice.module.css";
import { MediaChoice, nameOfAddress } from "./media-choice.view.tsx";
import { recordsOf, textOf, type ValueEditorProps } from "./value-editor.ts";

/** A recording of the files. */
export const AudioValue = ({ label, hint, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const url = textOf(value);
  const choose = async (): Promise<void> => {
    const [file] = (await tools.choose({ title: label, kinds: ["audio"] })) ?? [];
    if (file !== undefined) onChange(file.url);
  };
  return (
    <MediaChoice
      label={label}
      hint={hint}
      error={problem()}
      name={url === "" ? "" : nameOfAddress(url)}
      preview={
        url === "" ? null : (
          <audio className={styles["sound"]} src={url} controls preload="none" aria-label={text("files.sound")}>
            <track kind="captions" />
          </audio>
        )
      }
      isReadOnly={isReadOnly}
      onChoose={() => void choose()}
      onRemove={() => onChange("")}
    />
  );
};

/** A picture of the files. */
export const ImageValue = ({ label, hint, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const url = textOf(value);
  const choose = async (): Promise<void> => {
    const [file] = (await tools.choose({ title: label, kinds: ["image"] })) ?? [];
    if (file !== undefined) onChange(file.url);
  };
  const name = url === "" ? "" : nameOfAddress(url);
  return (
    <MediaChoice
      label={label}
      hint={hint}
      error={problem()}
      name={name}
      preview={url === "" ? null : <img className={styles["picture"]} src={url} alt={text("files.picture", { name })} loading="lazy" />}
      isReadOnly={isReadOnly}
      onChoose={() => void choose()}
      onRemove={() => onChange("")}
    />
  );
};

/** Files to download, in order. */
export const FilesValue = ({ value, onChange, tools, ...props }: ValueEditorProps) => {
  const files = recordsOf(value);
  const add = async (): Promise<void> => {
    const chosen = (await tools.choose({ title: props.label, isMultiple: true })) ?? [];
    const added = chosen.filter(({ url }) => !files.some((file) => file["url"] === url));
    if (added.length > 0)
      onChange([...files, ...added.map(({ id, filename, url, size, mimetype, type }) => ({ id, filename, url, size, mimetype, type }))]);
  };
  return <FilesList {...props} error={props.problem()} files={files} onAdd={() => void add()} onEdit={({ rows }) => onChange(rows)} />;
};

type Check = "unknown" | "checked" | "unchecked" | "noManifest" | "notZip";

const checkNotes = { checked: "files.checked", unchecked: "files.unchecked" } as const;

/** A SCORM package: a zip file with a manifest, which is checked when it is chosen. */
export const PackageValue = ({ label, hint, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const [check, setCheck] = useState<Check>("unknown");
  const url = textOf(value);
  const choose = async (): Promise<void> => {
    const [file] = (await tools.choose({ title: label, kinds: ["file"] })) ?? [];
    if (file === undefined) return;
    if (file.extension.toLowerCase() !== "zip") return setCheck("notZip");
    const has = await tools.hasManifest(file.url);
    if (has === false) return setCheck("noManifest");
    setCheck(has === null ? "unchecked" : "checked");
    onChange(file.url);
  };
  return (
    <MediaChoice
      label={label}
      hint={check === "checked" || check === "unchecked" ? text(checkNotes[check]) : (hint ?? text("files.package"))}
      error={check === "notZip" || check === "noManifest" ? text(`files.${check}`) : problem()}
      name={url === "" ? "" : nameOfAddress(url)}
      isReadOnly={isReadOnly}
      onChoose={() => void choose()}
      onRemove={() => {
        setCheck("unknown");
        onChange("");
      }}
    />
  );
};
