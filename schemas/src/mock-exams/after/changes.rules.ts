/** What a child did with a question at a moment: `stepKinds` of `after.tables.ts`. */
export interface Step {
  readonly kind: 'shown' | 'left' | 'chosen' | 'submitted' | 'marked' | 'unmarked' | 'sign';
  readonly at: string;
  /** Of its tab, for steps of the same moment. */
  readonly seq: number;
  readonly option?: string | undefined;
}

/** Another choice that took the place of one. */
export interface Change {
  /** Of the paper's own clock, in seconds. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** What that made of the answer, once it may be told; null before, and where it was wrong as before. */
  readonly became: 'right' | 'wrong' | null;
}

interface Changed {
  readonly steps: readonly Step[];
  readonly key: string | null;
}

/** Each change from one letter to another, in its order. */
export function letterChanges({ steps, key }: Changed, clockAt: (at: string) => number): readonly Change[] {
  const changes: Change[] = [];
  let from: string | undefined;
  for (const { at, option: to } of steps) {
    if (to === undefined) continue;
    if (from !== undefined && from !== to) changes.push({ from, to, at: clockAt(at), became: becomes(from, to, key) });
    from = to;
  }
  return changes;
}

function becomes(from: string, to: string, key: string | null): Change['became'] {
  if (key === null) return null;
  if (to === key) return 'right';
  return from === key ? 'wrong' : null;
}
