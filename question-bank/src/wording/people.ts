import type { Random } from '../generation/random';

export interface Person {
  name: string;
  they: 'she' | 'he';
  their: 'her' | 'his';
  them: 'her' | 'him';
}

const girls =
  'Aaliyah Abigail Amara Aisha Beth Carys Chloe Daisy Eilidh Ella Esme Fatima Freya Grace Hana Ines Isla Jasmine Kezia Leah Maya Megan Mei Niamh Olivia Priya Rosie Safiya Tilly Zofia';
const boys =
  'Adam Amir Arjun Ben Callum Daniel Dev Dylan Ethan Finn George Harry Idris Jack Jakub Kofi Leo Luca Mateo Noah Omar Owen Rhys Rohan Sam Sebastian Theo Tomasz Yusuf Zac';

const everyone: readonly Person[] = [
  ...girls.split(' ').map((name): Person => ({ name, they: 'she', their: 'her', them: 'her' })),
  ...boys.split(' ').map((name): Person => ({ name, they: 'he', their: 'his', them: 'him' })),
];

export const person = (random: Random): Person => random.pick(everyone);

/** Different people, as many as asked for. */
export const people = (random: Random, quantity: number): Person[] => random.sample(everyone, quantity);

/** Two different people. */
export function twoPeople(random: Random): [Person, Person] {
  const first = person(random);
  let second = person(random);
  while (second === first) second = person(random);
  return [first, second];
}
