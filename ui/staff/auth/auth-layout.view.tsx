import type { ReactNode } from "react";
import { Logo } from "../../kit/logo.view.tsx";
import styles from "./auth-layout.module.css";

type AuthLayoutProps = {
  readonly product: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** The second column, for testimonials; hidden on phones. */
  readonly panel?: ReactNode;
  /** Below the form: alternative sign-in, terms. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of sign-in, sign-up and reset: the form beside testimonials. */
export const AuthLayout = ({ product, title, note, panel, footer, children }: AuthLayoutProps) => (
  <div className={styles["layout"]} data-panel={panel !== undefined}>
    <main className={styles["main"]}>
      <div className={styles["column"]}>
        <Logo name={product} />
        <div className={styles["words"]}>
          <h1>{title}</h1>
          {note === undefined ? null : <p className={styles["note"]}>{note}</p>}
        </div>
        {children}
        {footer === undefined ? null : <div className={styles["footer"]}>{footer}</div>}
      </div>
    </main>
    {panel === undefined ? null : <aside className={styles["panel"]}>{panel}</aside>}
  </div>
);

export type Testimonial = { readonly id: string; readonly words: string; readonly name: string; readonly place: string };

/** Quotes from users of the product. */
export const Testimonials = ({ label, testimonials }: { readonly label: string; readonly testimonials: readonly Testimonial[] }) => (
  <section aria-label={label} className={styles["testimonials"]}>
    {testimonials.map((testimonial) => (
      <figure key={testimonial.id} className={styles["testimonial"]}>
        <blockquote className={styles["quote"]}>{testimonial.words}</blockquote>
        <figcaption className={styles["by"]}>
          <strong>{testimonial.name}</strong> {testimonial.place}
        </figcaption>
      </figure>
    ))}
  </section>
);
