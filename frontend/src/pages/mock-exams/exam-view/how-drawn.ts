import type { PaperQuestion, PaperSubjectName } from 'schemas/mock-exams/paper';

/** How the choices of a question stand: one under the other, side by side as pictures, in line as a sentence, or as orders of pieces. */
export type ChoiceLayout = 'rows' | 'pictures' | 'groups' | 'orders';

/** A question as it is laid out: what to do, what with, and the choices. */
export interface Drawn {
  readonly layout: ChoiceLayout;
  /** What is to be done. */
  readonly lead: string;
  /** With what, in a paragraph of its own; empty where the choices say it. */
  readonly matter: string;
  /** How the matter is set. */
  readonly setting: 'text' | 'pieces' | 'groups';
  /** What stands in each choice. */
  readonly faces: readonly string[];
}

const GROUPS = 4;

type Asked = Pick<PaperQuestion, 'text' | 'options'>;

/**
 * A paper does not say of which type a question is: it is seen from what is written. A spelling or punctuation item is a
 * sentence in four groups, which are its first four choices; a jumbled text is numbered pieces, and orders of them to choose from.
 */
export function howDrawn({ text, options }: Asked, subject: PaperSubjectName): Drawn {
  const faces = options.map((option) => option.text);
  if (options.some(({ picture }) => picture)) return { ...plain(text), layout: 'pictures', faces };
  if (subject !== 'ENGLISH') return { ...plain(text), faces };
  const [lead, matter] = parted(text);
  const groups = groupsOf(matter, faces);
  if (groups) return groupsDrawn(lead, groups, faces);
  const layout = faces.length > 0 && faces.every((face) => /^\d( \d)+$/.test(face)) ? 'orders' : 'rows';
  return { layout, lead, matter, setting: arePieces(matter) ? 'pieces' : 'text', faces };
}

const plain = (text: string) => ({ layout: 'rows', lead: text, matter: '', setting: 'text' }) as const;

/** What to do, and in a paragraph of its own with what; an author may have written the sentence alone. */
function parted(text: string): readonly [lead: string, matter: string] {
  const [lead = '', ...matter] = text.split('||p||');
  if (matter.length > 0) return [lead, matter.join('||p||')];
  const lines = lead.split(/\n|\\n/);
  const last = lines.at(-1) ?? '';
  return inGroups(last) ? [lines.slice(0, -1).join('\n'), last] : [lead, ''];
}

const inGroups = (text: string): boolean => text.split('||').length === GROUPS;
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The underlined groups of a sentence: as the author has parted them, or as the first four choices repeat them. */
function groupsOf(matter: string, faces: readonly string[]): readonly string[] | undefined {
  if (faces.length !== GROUPS + 1 || matter === '') return undefined;
  const written = matter.split('||').map(squeezed);
  if (written.length === GROUPS) return written;
  const first = faces.slice(0, GROUPS).map(squeezed);
  return squeezed(matter) === first.join(' ') ? first : undefined;
}

/** What each choice of a question that asks for the mistake in a sentence says: its groups, and nothing for that there is none; undefined of any other. */
export function mistakePlaces({ text, options }: Asked, subject: PaperSubjectName): readonly string[] | undefined {
  if (subject !== 'ENGLISH') return undefined;
  const faces = options.map((option) => option.text);
  const [lead, matter] = parted(text);
  const none = noneIn(faces[GROUPS] ?? '');
  const groups = /\b(?:mistake|error)s?\b/i.test(`${lead} ${none}`) ? groupsOf(matter, faces) : undefined;
  return groups && [...groups, ''];
}

function groupsDrawn(lead: string, groups: readonly string[], faces: readonly string[]): Drawn {
  const none = faces[GROUPS] ?? '';
  const areTheChoices = groups.every((group, n) => standsFor(faces[n] ?? '', group, n));
  if (areTheChoices) return { layout: 'groups', lead, matter: '', setting: 'text', faces: [...groups, noneIn(none)] };
  return { layout: 'rows', lead, matter: groups.join('||'), setting: 'groups', faces };
}

/** A choice that says the group once more, or only its letter. */
const standsFor = (face: string, group: string, n: number): boolean =>
  squeezed(face) === group || bare(face) === '' || bare(face) === 'ABCD'.charAt(n);

const bare = (face: string): string => face.trim().toUpperCase();
const noneIn = (face: string): string => (['', 'E', 'N'].includes(bare(face)) ? 'No mistake' : face);

const arePieces = (matter: string): boolean => {
  const lines = matter.split('\n');
  return lines.length > 1 && lines.every((line, n) => line.startsWith(`${n + 1} `));
};
