import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./contact-record.module.css";

type ContactSectionProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A collapsible section of a record. */
export const ContactSection = ({ title, isOpen, onToggle, children }: ContactSectionProps) => {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={`${id}-title`}>
      <h2 className={styles["heading"]} id={`${id}-title`}>
        <button type="button" className={styles["toggle"]} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          <ChevronDown className={styles["chevron"]} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={styles["fields"]} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
};
