import { isOvertaken, type ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';

/** One thing that a child did. `at`: when, by the server's time as the device reckons it; `on`: whether a mark or a line was set or taken away. */
export interface Act {
  readonly kind: 'shown' | 'left' | 'chosen' | 'submitted' | 'marked' | 'struck';
  readonly questionId: string;
  readonly seq: number;
  readonly option?: string | undefined;
  readonly on?: boolean | undefined;
  readonly at?: string | undefined;
  readonly secondsClaimed?: number | undefined;
}

/** Where an act belongs. */
export interface ActPlace {
  readonly sitting: Sitting;
  readonly paper: number;
  readonly deviceId: string;
  readonly tab: string;
}

/** Whether an act counts: `open` while its paper is sat; `grace`: captured before its end or before the clock stood still, and here soon after. */
export type Standing = 'open' | 'grace' | 'late' | 'later' | 'elsewhere';

interface Moment {
  readonly times: SittingTimes;
  readonly standing: Standing;
  readonly now: string;
}

/** The event that an act would be. */
export function eventOf(act: Act, place: ActPlace, moment: Moment): ActEvent {
  const { endedAt } = moment.times.papers[place.paper - 1] ?? { endedAt: null };
  const data = common(act, place, moment);
  const isAnswer = act.kind === 'chosen' || act.kind === 'submitted';
  if (moment.standing === 'late' && isAnswer)
    return {
      type: 'MockLateAnswerKept',
      data: { ...data, option: act.option ?? '', paperEndedAt: endedAt ?? moment.now },
    };
  return isAnswer ? answerOf(act, data, { place, moment }) : otherOf(act, data);
}

type Common = ReturnType<typeof common>;

function common({ questionId, seq, at }: Act, { sitting, paper, deviceId, tab }: ActPlace, moment: Moment) {
  return {
    sessionId: sitting.sessionId ?? '',
    learnerId: sitting.learnerId ?? '',
    paper,
    questionId,
    at: instantOf(at, { sitting, paper }, moment),
    claim: { deviceId, tab, seq, ...(at !== undefined && { at }) },
  };
}

type OfPaper = Pick<ActPlace, 'sitting' | 'paper'>;

/** The claim, between what was known before and now: what came in a bundle keeps its order and its pauses. */
function instantOf(claimed: string | undefined, { sitting, paper }: OfPaper, { times, standing, now }: Moment) {
  const known = sitting.lastAt ?? now;
  const { endedAt } = times.papers[paper - 1] ?? { endedAt: null };
  const latest = standing === 'grace' ? (endedAt ?? times.pausedSince ?? now) : now;
  if (claimed === undefined || standing === 'late') return latest;
  const at = Math.max(Date.parse(claimed), Date.parse(known));
  return new Date(Math.min(at, Date.parse(latest))).toISOString();
}

interface Where {
  readonly place: ActPlace;
  readonly moment: Moment;
}

function answerOf({ kind, option = '', secondsClaimed }: Act, data: Common, { place, moment }: Where): ActEvent {
  const answer = {
    ...data,
    option,
    ...(moment.standing === 'grace' && { inGrace: true as const }),
    ...(isOvertaken(place.sitting.questions[data.questionId], data.claim) && { overtaken: true as const }),
  };
  if (kind === 'chosen') return { type: 'MockChoiceMade', data: answer };
  return {
    type: 'MockAnswerSubmitted',
    data: { ...answer, ...(secondsClaimed !== undefined && { secondsClaimed }) },
  };
}

function otherOf({ kind, option = '', on = true, secondsClaimed }: Act, data: Common): ActEvent {
  if (kind === 'shown') return { type: 'MockQuestionShown', data };
  if (kind === 'marked') return { type: 'MockQuestionMarkedForReview', data: { ...data, marked: on } };
  if (kind === 'struck') return { type: 'MockOptionStruckOut', data: { ...data, option, struck: on } };
  return {
    type: 'MockQuestionLeft',
    data: { ...data, ...(secondsClaimed !== undefined && { secondsClaimed }) },
  };
}
