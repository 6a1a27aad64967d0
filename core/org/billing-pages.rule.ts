/** The pages of plans, of the card and of the invoices, below /ui. */
export const plansPath = "/settings/account/plans";
export const billingPath = "/settings/billing";
export const invoicesPath = "/settings/invoices";

/** Whether an address is of a page on which a plan is chosen or paid, where nobody needs to be sent to the plans. */
export const isOfBilling = (path: string): boolean => [plansPath, billingPath, invoicesPath].some((one) => path.endsWith(one));
