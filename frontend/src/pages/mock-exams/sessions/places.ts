import { MOST_PLACES } from 'schemas/mock-exams/sessions/exam-session.events';

/** As many places as were typed; nothing where as many as like may come. */
export const placesIn = (typed: string): { readonly capacity?: number } =>
  typed.trim() === '' ? {} : { capacity: Number(typed) };

export function capacityRule(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const places = Number(text);
  return /^\d+$/.test(text) && places >= 1 && places <= MOST_PLACES
    ? undefined
    : `A whole number from 1 to ${MOST_PLACES.toLocaleString('en-GB')}, or nothing`;
}
