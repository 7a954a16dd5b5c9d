const collator = new Intl.Collator('en-GB');

interface Named {
  readonly mockExamUserId: string;
  readonly childName: string | null;
}

/** The order of children on every page of a room. Whoever has no name any more comes last. */
export function byName(one: Named, other: Named): number {
  if (one.childName === null || other.childName === null)
    return Number(one.childName === null) - Number(other.childName === null) || byId(one, other);
  return collator.compare(one.childName, other.childName) || byId(one, other);
}

const byId = (one: Named, other: Named): number => (one.mockExamUserId < other.mockExamUserId ? -1 : 1);
