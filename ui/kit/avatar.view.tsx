import { useState } from "react";
import { initials } from "../../core/users/initials.rule.ts";
import { avatarColour } from "./avatar-look.ts";
import styles from "./avatar.module.css";

export type AvatarProps = {
  readonly name: string;
  /** Determines the colour behind the initials; defaults to the name. */
  readonly id?: string;
  readonly src?: string | null | undefined;
  readonly size?: 24 | 32 | 40 | 60 | 100;
  /** Hidden from screen readers, for use beside the visible name. */
  readonly isDecorative?: boolean;
  /** A dot for users who are online. */
  readonly isPresent?: boolean;
};

/** The picture of a person or team; coloured initials when there is none. */
export const Avatar = ({ name, id = name, src, size = 40, isDecorative = false, isPresent = false }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = src !== undefined && src !== null && src !== "" && src !== failed;
  return (
    <span
      className={styles["avatar"]}
      data-size={size}
      data-colour={hasPicture ? undefined : avatarColour(id)}
      data-present={isPresent}
      {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      {hasPicture ? <img src={src} alt="" className={styles["picture"]} loading="lazy" onError={() => setFailed(src)} /> : initials(name)}
    </span>
  );
};

type AvatarStackProps = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly src?: string | null }[];
  readonly most?: number;
  readonly label: string;
};

/** Several overlapping avatars; the rest as a number. */
export const AvatarStack = ({ people, most = 4, label }: AvatarStackProps) => (
  <span className={styles["stack"]} role="group" aria-label={label}>
    {people.slice(0, most).map((person) => (
      <Avatar key={person.id} id={person.id} name={person.name} src={person.src} size={24} />
    ))}
    {people.length > most ? <span className={styles["rest"]}>+{people.length - most}</span> : null}
  </span>
);
