import { tagsNormalize } from "../contacts/tag-normalize.rule.ts";
import type { ContactRecord, SimulatedNode } from "./simulation.model.ts";

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);

/** The contact's tags after a tag step: tags are removed before others are added. */
export const tagsAfter = (tags: readonly string[], step: Pick<SimulatedNode, "add_tags" | "remove_tags">): readonly string[] => {
  const removed = new Set(tagsNormalize(step.remove_tags ?? []));
  const kept = tagsNormalize(tags).filter((tag) => !removed.has(tag));
  return [...new Set([...kept, ...tagsNormalize(step.add_tags ?? [])])];
};

/** The contact after a step: tag steps change its tags, update steps its values, other steps nothing. */
export const contactAfter = (contact: ContactRecord, step: SimulatedNode): ContactRecord => {
  switch (step.type) {
    case "tag":
      return { ...contact, tags: tagsAfter(textsOf(contact["tags"]), step) };
    case "contactupdate":
      return { ...contact, ...step.values };
    default:
      return contact;
  }
};
