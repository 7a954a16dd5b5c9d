/** Codes that are good for whoever types them, of which each takes so much off the first month of a plan. */
export const discountCodes = [{ code: 'BLOG20', percentOff: 20 }] as const;

/** The one that the articles name. */
export const articleCode: OwnDiscount = discountCodes[0];

export type OwnDiscount = (typeof discountCodes)[number];

/** One of them, in whatever case. */
export const ownDiscount = (typed: string): OwnDiscount | undefined =>
  discountCodes.find(({ code }) => code.toLowerCase() === typed.toLowerCase());
