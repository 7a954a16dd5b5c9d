import { chance } from '../chance';
import type { DemoPerson } from '../people';

/** How a child's morning went, where it did not go as everybody's. */
type Story =
  | { readonly kind: 'absent' }
  /** Minutes after the start. */
  | { readonly kind: 'late'; readonly minutes: number }
  /** Minutes into the first paper; never to be seen again. */
  | { readonly kind: 'leaves'; readonly minutes: number }
  /** Nothing is heard of the device for so many seconds from this minute of a paper on. */
  | { readonly kind: 'silent'; readonly paper: number; readonly minute: number; readonly seconds: number }
  | { readonly kind: 'extra time'; readonly percent: 10 | 25 | 50 };

/** A child who has booked the mock exam that is over. */
export interface Sitter {
  /** With whom they are registered. */
  readonly email: string;
  readonly child: string;
  /** In logits: 0 is right half of the time where a question is of level 3. */
  readonly ability: number;
  /** How long they take for a question, where 1 is as long as its section allows. */
  readonly pace: number;
  readonly story?: Story;
}

const nobody = { grant: undefined, daysAgo: 31, practice: [] } as const;

/** Groups of children whom one adult has registered. Nobody logs in as one of these. */
export const groups: readonly (DemoPerson & { readonly childName: string; readonly others: readonly string[] })[] = [
  {
    ...nobody,
    role: 'tutor of a group',
    email: 'folake@fieldfare.example',
    parentFirstName: 'Folake',
    parentLastName: 'Ogunleye',
    childName: 'Zainab',
    others: ['Rupert', 'Nasreen', 'Ezra', 'Ngozi', 'Humphrey', 'Suki', 'Mustafa', 'Charlotte'],
  },
  {
    ...nobody,
    role: 'tutor of a group',
    email: 'gareth@fieldfare.example',
    parentFirstName: 'Gareth',
    parentLastName: 'Pritchard',
    childName: 'Cerys',
    others: ['Gethin', 'Anjali', 'Ruaridh', 'Wei', 'Tabitha', 'Bilal', 'Morag', 'Kwabena'],
  },
  {
    ...nobody,
    role: 'tutor of a group',
    email: 'farida@fieldfare.example',
    parentFirstName: 'Farida',
    parentLastName: 'Rahman',
    childName: 'Samira',
    others: ['Stanley', 'Parisa', 'Vikram', 'Winifred', 'Emeka', 'Hannah', 'Mateusz', 'Lakshmi'],
  },
  {
    ...nobody,
    role: 'tutor of a group',
    email: 'catriona@fieldfare.example',
    parentFirstName: 'Catriona',
    parentLastName: 'MacLeod',
    childName: 'Angus',
    others: ['Cordelia', 'Nikhil', 'Mhairi', 'Malik', 'Saoirse', 'Toby', 'Roza', 'Zubair'],
  },
];

const stories: Readonly<Record<string, Story>> = {
  Finn: { kind: 'extra time', percent: 25 },
  Ruaridh: { kind: 'absent' },
  Malik: { kind: 'late', minutes: 7 },
  Suki: { kind: 'leaves', minutes: 24 },
  Emeka: { kind: 'silent', paper: 1, minute: 22, seconds: 140 },
  Tomás: { kind: 'silent', paper: 2, minute: 31, seconds: 75 },
};

/** Those whom visitors know are as able as their practice says. */
const abilities: Readonly<Record<string, number>> = { Mei: 1.5, Amara: 0.3, Finn: 0, Tomás: -0.5 };

/** About as abilities spread among those who sit such exams. */
function abilityOf(child: string): number {
  const draws = [1, 2, 3, 4].map((n) => chance(`${child} ability ${n}`));
  return 0.4 + (draws.reduce((sum, one) => sum + one, 0) - 2) * 1.7;
}

const sitter = (email: string, child: string): Sitter => ({
  email,
  child,
  ability: abilities[child] ?? abilityOf(child),
  pace: 0.6 + chance(`${child} pace`) * 0.42,
  ...(stories[child] && { story: stories[child] }),
});

/** Everybody who has booked: the children of visitors' log-ins, and the groups. */
export const sittersOf = (people: readonly DemoPerson[]): Sitter[] => [
  ...people.flatMap(({ email, childName }) => (childName === undefined ? [] : [sitter(email, childName)])),
  ...groups.flatMap(({ email, childName, others }) => [childName, ...others].map((child) => sitter(email, child))),
];
