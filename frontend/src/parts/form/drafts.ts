import { fromJson, tab } from '../../client/device-store';
import { keepDraftIn, PERSONAL_MS, typedAt } from '../../client/personal-drafts';
import { session } from '../../client/session';

/** The forms of a registration; forgotten once it was paid for. */
export const REGISTRATION_FORMS = ['register-parent', 'register-child'] as const;

const keyOf = (form: string) => `draft.${form}`;

export const forgetDraft = (form: string): void => keepDraftIn(tab, keyOf(form), { text: undefined, personal: false });

/** What was typed into a form of this tab; a personal one is forgotten here where its time is over. */
export function draftOf(form: string, personal = false): object {
  if (personal && isOver(typedAt(tab, keyOf(form)))) forgetDraft(form);
  return (fromJson(tab.read(keyOf(form))) as object | undefined) ?? {};
}

/** Whoever has logged in or out since is perhaps somebody else. */
const isOver = (at: number): boolean => Date.now() - at > PERSONAL_MS || session.turnedAt() > at;

interface Kind {
  readonly secret?: readonly string[];
  readonly personal?: boolean;
}

export function keepDraft(form: string, values: object, { secret = [], personal = false }: Kind = {}): void {
  const shown = Object.entries(values).filter(([field]) => !secret.includes(field));
  keepDraftIn(tab, keyOf(form), { text: JSON.stringify(Object.fromEntries(shown)), personal });
}

/** Takes a draft over to another form, of which the fields that were not touched hold something else meanwhile. */
export function carryDraft(
  from: string,
  to: string,
  { before, after }: { readonly before: Readonly<Record<string, string>>; readonly after: object },
): void {
  const typed = Object.entries(draftOf(from)).filter(([field, value]) => value !== before[field]);
  keepDraft(to, { ...after, ...Object.fromEntries(typed) });
  forgetDraft(from);
}
