/** What a wrong answer shows of how somebody thought, by the name that a parent is told. */
export const slipTitles = {
  'adds-denominators': 'Adds the bottoms of two fractions as well as the tops',
  'subtracts-denominators': 'Takes away the bottoms of two fractions as well as the tops',
  'adds-instead': 'Adds where it is to be taken away',
  'subtracts-instead': 'Takes away where it is to be added',
  'divides-unturned': 'Divides by a fraction without turning it over',
  'multiplies-turned': 'Turns a fraction over where it is to be multiplied',
  'one-part-only': 'Finds one part of an amount, and stops there',
  'the-rest-instead': 'Gives the part that is left instead of the one asked for',
  'the-part-instead': 'Gives the part that went instead of the one that is left',
  'part-not-shared': 'Multiplies by the bottom before sharing by the top',
  'whole-added-to-top': 'Adds the whole number to the top of a fraction',
  'loses-an-hour': 'Forgets the hour that the minutes make',
  'halves-nothing': 'Multiplies base and height of a triangle, and does not halve',
  'adds-the-sides': 'Adds two sides where an area is asked for',
  'two-sides-only': 'Adds two sides of a shape instead of all of them',
  'counts-the-first-letter': 'Counts the letter to begin with as the first step',
  'the-wrong-way': 'Counts the wrong way through the alphabet',
  'ratio-turned-round': 'Takes the two parts of a ratio the other way round',
  'repeats-the-gap': 'Repeats the last gap of a series that grows',
} as const;
export type SlipKey = keyof typeof slipTitles;
