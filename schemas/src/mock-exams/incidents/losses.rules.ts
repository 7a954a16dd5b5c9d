import { merged, type Ms, type Stretch } from '../sittings/running-time.rules';
import type { Evidence, LossKind } from './evidence.rules';
import { lengthOfAll, shared, without } from './stretches.rules';

/** The rule by which time is given back: raised when the same facts would come to other seconds. */
export const LOSS_RULE = 1;

/** What is given back is told in these. */
export const GIVEN_IN_SECONDS = 30;

/** ISO 8601 UTC. */
export interface Times {
  readonly fromAt: string;
  readonly untilAt: string;
}

/** A paper of a child as far as losses go. */
export interface PaperFacts {
  readonly paper: number;
  readonly openedAt: string;
  /** When it was handed in or over; now, while it is sat. */
  readonly untilAt: string;
  /** Before it was opened: as much of what the child came too late as the session's close cut off this paper. */
  readonly cutOff: readonly Times[];
  /** Nothing can be added to it any more. */
  readonly isOver: boolean;
  readonly endedBy: 'child' | 'time' | 'staff' | null;
}

/** All that a child's losses follow from: the same for whoever reckons, here or in the browser. */
export interface LossFacts {
  readonly learnerId: string;
  readonly papers: readonly PaperFacts[];
  /** When the clock stood still for them: pauses and rests. */
  readonly stood: readonly Times[];
  /** When their device shows that they went on. */
  readonly worked: readonly Times[];
  readonly evidence: readonly Evidence[];
  /** What was given back before, by any incident. */
  readonly givenBack: readonly (Times & { readonly paper: number })[];
  /** More time that staff gave by hand, and how much of it was set against losses already. */
  readonly byHand: readonly { readonly paper: number; readonly at: string; readonly seconds: number }[];
  readonly setAgainst: readonly { readonly paper: number; readonly seconds: number }[];
}

/** What is to be reckoned. */
export interface LossWish extends Times {
  /** Whom it concerns; null: everybody. */
  readonly learnerIds: readonly string[] | null;
  readonly kinds: readonly LossKind[];
  /** Whether time that staff gave by hand since was given for this. */
  readonly lessByHand: boolean;
  /** Where the marked time stands in the log. */
  readonly position: string | null;
}

/** Each takes something from the one before it; `claimed` begins. In the order in which they are shown. */
export const lossSteps = ['claimed', 'outside', 'twice', 'stood', 'given', 'worked', 'hand', 'rounded'] as const;
export type LossStep = (typeof lossSteps)[number];

export interface WeighedEvidence extends Evidence {
  readonly counts: boolean;
  /** As far as it is about the stretch that is looked at. */
  readonly seconds: number;
}

/** How much of one paper was lost, and how that was reckoned. Whole seconds throughout, so that the steps add up. */
export interface PaperLoss {
  readonly paper: number;
  readonly isOver: boolean;
  readonly evidence: readonly WeighedEvidence[];
  /** In seconds; `rounded` is what the rounding adds. */
  readonly steps: Readonly<Record<LossStep, number>>;
  readonly lost: readonly Times[];
  readonly lostSeconds: number;
  /** Set against time that was given by hand. */
  readonly lessSeconds: number;
  /** To give back: rounded up to half minutes. */
  readonly seconds: number;
}

export interface ChildLoss {
  readonly learnerId: string;
  readonly papers: readonly PaperLoss[];
}

/** Of a paper for which nothing speaks there is nothing in it. */
export function lossOf(facts: LossFacts, wish: LossWish): ChildLoss {
  const { learnerId } = facts;
  if (wish.learnerIds !== null && !wish.learnerIds.includes(learnerId)) return { learnerId, papers: [] };
  const papers = facts.papers.map((paper) => paperLoss(paper, facts, wish));
  return { learnerId, papers: papers.filter(({ evidence }) => evidence.length > 0) };
}

/** Whole seconds. */
const second = (at: string): Ms => Math.floor(Date.parse(at) / 1_000) * 1_000;
const stretchOf = ({ fromAt, untilAt }: Times): Stretch => ({ from: second(fromAt), until: second(untilAt) });
const stretchesOf = (times: readonly Times[]) => merged(times.map(stretchOf));

function paperLoss(paper: PaperFacts, facts: LossFacts, wish: LossWish): PaperLoss {
  const evidence = evidenceFor(paper, facts, wish);
  const counted = evidence.filter(({ counts }) => counts);
  const givenBack = facts.givenBack.filter((one) => one.paper === paper.paper);
  const { lost, steps } = reckoned(counted, {
    paper: ownTimes(paper),
    stood: stretchesOf(facts.stood),
    given: stretchesOf(givenBack),
    worked: stretchesOf(facts.worked),
  });
  const lostSeconds = lengthOfAll(lost) / 1_000;
  const [first] = lost;
  const lessSeconds = wish.lessByHand && first ? Math.min(lostSeconds, handLeft(paper.paper, facts, first.from)) : 0;
  const seconds = Math.ceil((lostSeconds - lessSeconds) / GIVEN_IN_SECONDS) * GIVEN_IN_SECONDS;
  return {
    paper: paper.paper,
    isOver: paper.isOver,
    evidence,
    steps: { ...steps, hand: lessSeconds, rounded: seconds - (lostSeconds - lessSeconds) },
    lost: lost.map(({ from, until }) => ({ fromAt: iso(from), untilAt: iso(until) })),
    lostSeconds,
    lessSeconds,
    seconds,
  };
}

const iso = (at: Ms): string => new Date(at).toISOString();

/** What the log says of this paper within the stretch that is looked at, and the marked time itself. */
function evidenceFor(paper: PaperFacts, { evidence }: LossFacts, wish: LossWish): readonly WeighedEvidence[] {
  const { fromAt, untilAt, kinds, position } = wish;
  const positions = position === null ? [] : [position];
  const marked: Evidence = { kind: 'window', fromAt, untilAt, paper: null, positions, count: 1 };
  const all = kinds.includes('window') ? [marked, ...evidence] : evidence;
  return all.flatMap((one) => {
    const [within] = shared([stretchOf(one)], [stretchOf(wish)]);
    if (!within || !isAbout(one, paper, within)) return [];
    return [{ ...timed(one, within), counts: kinds.includes(one.kind), seconds: lengthOfAll([within]) / 1_000 }];
  });
}

const timed = ({ kind, paper, positions, count }: Evidence, { from, until }: Stretch): Evidence => ({
  kind,
  fromAt: iso(from),
  untilAt: iso(until),
  paper,
  positions,
  count,
});

/** When a paper could lose time. */
const ownTimes = ({ openedAt, untilAt, cutOff }: PaperFacts) => stretchesOf([...cutOff, { fromAt: openedAt, untilAt }]);

const isAbout = (one: Evidence, paper: PaperFacts, within: Stretch): boolean =>
  one.paper === null ? shared([within], ownTimes(paper)).length > 0 : one.paper === paper.paper;

interface Against {
  readonly paper: readonly Stretch[];
  readonly stood: readonly Stretch[];
  readonly given: readonly Stretch[];
  readonly worked: readonly Stretch[];
}

/** Taken away one after the other, so that the steps add up. Where staff say that nobody could work, nothing that a device shows says otherwise. */
function reckoned(counted: readonly WeighedEvidence[], { paper, stood, given, worked }: Against) {
  const own = counted.map((one) => ({ kind: one.kind, stretch: stretchOf(one) }));
  const claimed = own.reduce((sum, { stretch }) => sum + stretch.until - stretch.from, 0);
  const inside = own.flatMap(({ kind, stretch }) => shared([stretch], paper).map((one) => ({ kind, stretch: one })));
  const within = inside.reduce((sum, { stretch }) => sum + stretch.until - stretch.from, 0);
  const once = merged(inside.map(({ stretch }) => stretch));
  const ran = without(once, stood);
  const fresh = without(ran, given);
  const marked = merged(inside.filter(({ kind }) => kind === 'window').map(({ stretch }) => stretch));
  const lost = without(fresh, without(worked, marked));
  return {
    lost,
    steps: {
      claimed: claimed / 1_000,
      outside: (claimed - within) / 1_000,
      twice: (within - lengthOfAll(once)) / 1_000,
      stood: (lengthOfAll(once) - lengthOfAll(ran)) / 1_000,
      given: (lengthOfAll(ran) - lengthOfAll(fresh)) / 1_000,
      worked: (lengthOfAll(fresh) - lengthOfAll(lost)) / 1_000,
    },
  };
}

/** Given by hand for a paper since it began to lose time, and not set against anything yet. */
function handLeft(paper: number, { byHand, setAgainst }: LossFacts, since: Ms): number {
  const given = byHand.filter((one) => one.paper === paper && second(one.at) >= since);
  const used = setAgainst.filter((one) => one.paper === paper);
  const total = (some: readonly { readonly seconds: number }[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  return Math.max(0, total(given) - total(used));
}
