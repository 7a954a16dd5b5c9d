import { tab } from '../../client/device-store';
import { session } from '../../client/session';

/** What somebody typed of a family is kept so long, in ms: time enough to go to pay, and to come back. */
const PERSONAL_MS = 60 * 60_000;

/** The forms of a registration; forgotten once it was paid for. */
export const REGISTRATION_FORMS = ['register-parent', 'register-child'] as const;

const keyOf = (form: string) => `draft.${form}`;
const timeOf = (form: string) => `draft.${form}.typed-at`;

export function forgetDraft(form: string): void {
  tab.write(keyOf(form), undefined);
  tab.write(timeOf(form), undefined);
}

/** What was typed into a form of this tab; a personal one is forgotten here where its time is over. */
export function draftOf(form: string, personal = false): object {
  if (personal && isOver(Number(tab.read(timeOf(form)) ?? 0))) forgetDraft(form);
  try {
    return JSON.parse(tab.read(keyOf(form)) ?? '{}') as object;
  } catch {
    return {};
  }
}

/** Whoever has logged in or out since is perhaps somebody else. */
const isOver = (typedAt: number): boolean => Date.now() - typedAt > PERSONAL_MS || session.turnedAt() > typedAt;

export function keepDraft(form: string, values: object, secret: readonly string[]): void {
  const shown = Object.entries(values).filter(([field]) => !secret.includes(field));
  tab.write(keyOf(form), JSON.stringify(Object.fromEntries(shown)));
  tab.write(timeOf(form), String(Date.now()));
}

/** Takes a draft over to another form, of which the fields that were not touched hold something else meanwhile. */
export function carryDraft(
  from: string,
  to: string,
  { before, after }: { readonly before: Readonly<Record<string, string>>; readonly after: object },
): void {
  const typed = Object.entries(draftOf(from)).filter(([field, value]) => value !== before[field]);
  keepDraft(to, { ...after, ...Object.fromEntries(typed) }, []);
  forgetDraft(from);
}
