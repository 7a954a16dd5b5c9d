/** A child as the page speaks of them. */
export const nameOf = ({ name }: { readonly name: string | null }): string => name ?? 'your child';
