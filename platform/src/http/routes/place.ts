/** A place in a list that goes from the newest to the oldest: the instant of a row, and its id, as instants may be equal. */
export interface Place {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly id: string;
}

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** A place as `X-Next` names it. */
export const placeOf = ({ at, id }: Place): string => `${Date.parse(at)} ${id}`;

/** The place that an `after` names. What no list of ours has named is a place behind everything: nothing follows it. */
export function placeIn(after: string): Place {
  const [, digits = '0', id = ''] = /^(\d{1,15}) (.*)$/.exec(after) ?? [];
  const at = Number(digits) <= LAST_MS ? Number(digits) : 0;
  return { at: new Date(at).toISOString(), id };
}
