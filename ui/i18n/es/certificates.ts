import type { certificatesText } from "../en/certificates.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof certificatesText.texts> = {
  title: "Certificados",
  note: "Cualquiera que tenga el código de un certificado puede comprobarlo. Los certificados se conservan aunque cambie el curso.",
  emptyTitle: "Aún no hay certificados",
  emptyBody: "Cuando termines un curso que da un certificado, aparecerá aquí.",
  list: "Tus certificados",
  given: "Entregado el {{day}} a {{name}} · {{code}}",
  open: "Abrir el certificado",
  openOf: "Abrir el certificado de {{course}}",
  verify: "Comprobar",
  verifyOf: "Comprobar el certificado de {{course}}",
  newTab: "se abre en una pestaña nueva",
  claim: "Obtener el certificado",
  claimOf: "Obtener el certificado de {{course}}",
  claimable: "Cursos que has terminado",
  claimed: "Aquí está tu certificado.",
};
