import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from './standing.rules';

/**
 * Of answers that came late, those that one after them says again: a choice, and handing it in. Staff decide about an answer once:
 * the last one stands for them all. By their positions.
 */
export function saidAgain(events: readonly Written<SittingEvent>[]): ReadonlySet<string> {
  const decided = new Set<string>();
  const latest = new Map<string, { readonly option: string; readonly position: string; readonly act: string }>();
  const again = new Map<string, string>();
  for (const { event, position } of events) {
    if (event.type === 'MockLateAnswerDecided') decided.add(actOf(event.data.questionId, event.data));
    if (event.type !== 'MockLateAnswerKept') continue;
    const { questionId, option, claim } = event.data;
    const from = `${questionId} ${claim.tab}`;
    const before = latest.get(from);
    if (before?.option === option) again.set(before.position, before.act);
    latest.set(from, { option, position, act: actOf(questionId, claim) });
  }
  // What was decided about by itself, before they were told together, stays where it can be decided about again.
  return new Set([...again].flatMap(([position, act]) => (decided.has(act) ? [] : [position])));
}

const actOf = (questionId: string, { tab, seq }: { readonly tab: string; readonly seq: number }): string =>
  `${questionId} ${tab} ${seq}`;
