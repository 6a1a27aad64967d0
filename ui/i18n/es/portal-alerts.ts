import type { portalAlertsText } from "../en/portal-alerts.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalAlertsText.texts> = {
  title: "Avisos",
  label: "Avisarme de las notificaciones nuevas por",
  sms: "SMS",
  email: "Correo electrónico",
  none: "Sin avisos",
  smsNote: "Al {{to}}.",
  emailNote: "A {{to}}.",
  noMobile: "{{organisation}} no tiene tu número de móvil.",
  noEmail: "{{organisation}} no tiene tu correo electrónico.",
  noneNote: "Las encuentras en el portal.",
};
