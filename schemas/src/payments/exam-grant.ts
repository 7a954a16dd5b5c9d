/** The right to a mock exam, by the page that it was paid for on. */
export const examGrantId = (checkoutId: string): string => `${checkoutId}.mock`;
