/** The secrets that follow on others which several requests show at once. */
export interface Successors {
  /** Hands over the successor of this secret: the same to all who are under way at the same time. */
  readonly share: <T>(presented: string, make: () => string, work: (successor: string) => Promise<T>) => Promise<T>;
}

/**
 * Twenty tabs that show one refresh token at the same moment have one successor in common, whichever of the replies the
 * browser keeps. Only those under way together have: afterwards each has one of its own, so that victim and thief who
 * take turns are told apart as soon as one of them goes on.
 */
export function sharedSuccessors(): Successors {
  const underWay = new Map<string, { readonly secret: string; waiting: number }>();
  return {
    share: async (presented, make, work) => {
      const shared = underWay.get(presented) ?? { secret: make(), waiting: 0 };
      underWay.set(presented, shared);
      shared.waiting += 1;
      try {
        return await work(shared.secret);
      } finally {
        shared.waiting -= 1;
        if (shared.waiting === 0) underWay.delete(presented);
      }
    },
  };
}
