/** What is said of a person who has been erased: the one type of event that the machinery itself knows. */
export const ERASURE = 'SubjectErased';

/** Whom these events erase. */
export function peopleErased(
  events: readonly { readonly type: string; readonly data: { readonly [field: string]: unknown } }[],
): string[] {
  return events.filter(({ type }) => type === ERASURE).map(({ data }) => String(data['subjectId']));
}
