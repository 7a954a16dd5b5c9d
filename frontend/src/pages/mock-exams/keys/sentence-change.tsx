interface SentenceChangeProps {
  readonly before: string;
  readonly after: string;
}

/** A sentence with what goes struck out, and what comes underlined beside it. */
export function SentenceChange({ before, after }: SentenceChangeProps) {
  if (before === after) return before;
  const { head, gone, come, tail } = parted(before.split(' '), after.split(' '));
  return (
    <>
      {head}
      {gone !== '' && <del>{gone}</del>} {come !== '' && <ins>{come}</ins>}
      {tail}
    </>
  );
}

/** Word by word: what both begin with, and what both end with. */
function parted(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let end = 0;
  while (end < most - same && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const words = (list: readonly string[]) => list.slice(same, list.length - end).join(' ');
  return {
    head: same === 0 ? '' : `${before.slice(0, same).join(' ')} `,
    gone: words(before),
    come: words(after),
    tail: end === 0 ? '' : ` ${before.slice(before.length - end).join(' ')}`,
  };
}
