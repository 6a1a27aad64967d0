/** The demo's colleague with a row rule. */
export const ruledStaff = { email: "rita@harbor.example" } as const;
