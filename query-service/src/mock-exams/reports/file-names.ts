const MOST = 60;
const UNNAMED = 'a child';
/** What no system takes in the name of a file, and what leads out of its folder or hides it. */
const unsafe = /[^\p{L}\p{M}\p{N} '\u2019-]+/gu;
/** Names that are devices elsewhere. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for the file of each child, all different, that every system can keep. */
export function fileNames(childNames: readonly (string | null)[]): string[] {
  const taken = new Map<string, number>();
  return childNames.map((childName) => {
    const name = safe(childName ?? UNNAMED);
    const folded = name.toLowerCase();
    const before = taken.get(folded) ?? 0;
    taken.set(folded, before + 1);
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function safe(name: string): string {
  const kept = cut(name.normalize('NFC').replace(unsafe, ' ').replace(/ +/g, ' ').trim());
  if (kept === '') return UNNAMED;
  return reserved.test(kept) ? `${kept} (child)` : kept;
}

/** By code points: half of one is no name for a file. */
const cut = (text: string): string => Array.from(text).slice(0, MOST).join('').trim();
