/** As somebody types a name: small letters without their accents, and without an apostrophe of any kind. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2018\u2019\u02bc]/gu, '')
    .toLowerCase()
    .trim();

/** Whether one of these names has in it what was typed; nothing typed is in every name. */
export const isFoundByName = (names: readonly (string | null)[], typed: string): boolean =>
  names.some((name) => plainly(name ?? '').includes(plainly(typed)));
