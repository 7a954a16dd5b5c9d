/** One text for one value, whatever the order in which its fields were written. Fields that are undefined are not there. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isPlain(inner) ? inOrder(inner) : inner));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// By code unit: no language's idea of an alphabet.
const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
