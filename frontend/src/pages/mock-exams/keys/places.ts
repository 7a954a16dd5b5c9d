import type { KeyChange } from 'schemas/mock-exams/keys/key-change';

const KEY_PAGE = '/app/admin-whizz/mock-exam-key';

/** Where the key of a question is put right; without a question, that of the first. */
export function keyAddress(paperHash: string, questionId?: string): string {
  const params = new URLSearchParams({ paperHash });
  if (questionId !== undefined) params.set('questionId', questionId);
  return `${KEY_PAGE}?${params.toString()}`;
}

/** The change that an address asks about: `to=D`, `to=void` or `back=<decision>`. */
export function changeIn(params: URLSearchParams, questionId: string | undefined): KeyChange | undefined {
  if (questionId === undefined) return undefined;
  const [to, back] = [params.get('to'), params.get('back')];
  if (back !== null && back !== '') return { kind: 'take back', questionId, decisionId: back };
  if (to === 'void') return { kind: 'void', questionId };
  return to !== null && /^[A-E]$/.test(to) ? { kind: 'correct', questionId, answer: to } : undefined;
}

/** Names a change, in whatever order its fields have come: what was kept in a read table has an order of its own. */
export function changeName(change: KeyChange): string {
  const { kind, questionId } = change;
  if (change.kind === 'take back') return `${kind} ${questionId} ${change.decisionId}`;
  return change.kind === 'correct' ? `${kind} ${questionId} ${change.answer}` : `${kind} ${questionId}`;
}

/** The same address with another change, or none. */
export function withChange(
  params: URLSearchParams,
  questionId: string,
  change: KeyChange | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['to', 'back']) next.delete(name);
  next.set('questionId', questionId);
  if (change?.kind === 'take back') next.set('back', change.decisionId);
  else if (change) next.set('to', change.kind === 'void' ? 'void' : change.answer);
  return next;
}
