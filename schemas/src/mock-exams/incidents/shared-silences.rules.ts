import type { LossFacts, Times } from './losses.rules';

/** A time in which the devices of many were silent together: a line, or a hall, rather than a lid. */
export interface SharedSilence extends Times {
  /** How many at most. */
  readonly children: number;
}

/** Fewer may be chance. */
const LEAST_CHILDREN = 3;
const LEAST_SHARE = 0.2;

interface Edge {
  readonly at: string;
  readonly more: 1 | -1;
}

/** @param children all who sit: what are many depends on how many there are */
export function sharedSilences(children: readonly Pick<LossFacts, 'evidence'>[]): readonly SharedSilence[] {
  const many = Math.max(LEAST_CHILDREN, Math.ceil(children.length * LEAST_SHARE));
  const found: SharedSilence[] = [];
  let silent = 0;
  let since: string | null = null;
  let most = 0;
  for (const { at, more } of edgesIn(children)) {
    silent += more;
    most = Math.max(most, silent);
    if (silent >= many) since ??= at;
    else if (since !== null) {
      found.push({ fromAt: since, untilAt: at, children: most });
      since = null;
    }
    if (since === null) most = silent;
  }
  return found;
}

/** Who is heard again in the same instant in which another falls silent is not silent with them. */
function edgesIn(children: readonly Pick<LossFacts, 'evidence'>[]): readonly Edge[] {
  const silences = children.flatMap(({ evidence }) => evidence.filter(({ kind }) => kind === 'silence'));
  const edges = silences.flatMap(({ fromAt, untilAt }): Edge[] => [
    { at: fromAt, more: 1 },
    { at: untilAt, more: -1 },
  ]);
  return edges.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.more - other.more);
}
