/** The id of what a field names: Stripe gives the id, or the thing itself where that was asked for. */
export const idIn = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
