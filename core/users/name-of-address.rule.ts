const longest = 100;

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase("en") + word.slice(1);

/** A first guess of a person's name from the email address: `maria.lopez@…` is Maria Lopez; what follows a plus is ignored. */
export const nameOfAddress = (email: string): { readonly first_name: string; readonly last_name: string } => {
  const [local = ""] = email.split("@", 1);
  const [own = ""] = local.split("+", 1);
  const [first = "", ...rest] = own.split(/[._-]+/).filter((word) => word !== "");
  return { first_name: capital(first).slice(0, longest), last_name: rest.map(capital).join(" ").slice(0, longest) };
};
