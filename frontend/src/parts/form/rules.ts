/** What is wrong with a value, or nothing. The words are the spec's. */
export type Rule<V> = (value: string, all: V) => string | undefined;

export const required =
  (words = 'Field is required'): Rule<unknown> =>
  (value) =>
    value.trim() === '' ? words : undefined;

export const email: Rule<unknown> = (value) => {
  if (value.trim() === '') return 'Email is required';
  return isEmail(value) ? undefined : 'Enter a valid email';
};

export const password: Rule<unknown> = (value) => {
  if (value === '') return 'Password is required';
  return value.length < 8 ? 'Password should be of minimum 8 characters length' : undefined;
};

export const sameAs =
  <K extends string>(other: K, words = 'Passwords must match'): Rule<Readonly<Record<K, string>>> =>
  (value, all) =>
    value === all[other] ? undefined : words;

/** A tick is the text `yes`. */
export const ticked =
  (words = 'Please agree to the Terms and Conditions'): Rule<unknown> =>
  (value) =>
    value === 'yes' ? undefined : words;

export const isEmail = (value: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim());
