import type { ActEvent } from '../sittings/question.rules';
import type { Ms } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from '../timeline/standing.rules';

/** An act as its own device drew it, and when it reached us. */
export interface DoneAct {
  /** By our clock, as the device reckoned it: when it stood on the screen. */
  readonly at: Ms;
  readonly savedAt: Ms;
  /** Where it stands in the log. */
  readonly position: string;
  readonly deviceId: string;
  readonly tab: string;
  /** Drawn by the device without what the server found out about it later. */
  readonly event: ActEvent;
  /** What it did to its own screen is not known for certain: another device had answered, or it came too late. */
  readonly isDoubtful: boolean;
}

export const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

type Events = readonly Written<SittingEvent>[];

interface FromThen {
  readonly at: Ms;
  readonly deviceId: string;
}

/** From when on which device answers were taken from. */
export const devicesIn = (events: Events): readonly FromThen[] =>
  events.flatMap(({ event: { type, data } }) => {
    if (type === 'MockSittingBegun') return [{ at: Date.parse(data.begunAt), deviceId: data.deviceId }];
    return type === 'MockDeviceTakenOver' ? [{ at: Date.parse(data.takenOverAt), deviceId: data.deviceId }] : [];
  });

export const deviceAt = (devices: readonly FromThen[], at: Ms): string | undefined =>
  devices.findLast((one) => one.at <= at)?.deviceId;

/** Every act of a sitting, in the order of the log. */
export function doneActs(events: Events): readonly DoneAct[] {
  const devices = devicesIn(events);
  const begunAt = devices[0]?.at ?? -Infinity;
  return events.flatMap(({ event, savedAt, position }) => {
    if (!isAct(event)) return [];
    const { deviceId, tab } = event.data.claim;
    const at = Math.max(begunAt, doneAt(event, devices));
    return [{ at, savedAt: Date.parse(savedAt), position, deviceId, tab, ...drawn(event) }];
  });
}

/**
 * When it stood on the screen. As the log dates it; what came after another device had taken over, or after the end, is dated
 * there as it arrived, and stood on its own device when that says.
 */
function doneAt(event: ActEvent, devices: readonly FromThen[]): Ms {
  const at = Date.parse(event.data.at);
  const { deviceId, at: claim } = event.data.claim;
  const claimed = claim === undefined ? at : Math.min(at, Date.parse(claim));
  if (event.type === 'MockLateAnswerKept') return claimed;
  return deviceAt(devices, at) === deviceId || deviceAt(devices, claimed) !== deviceId ? at : claimed;
}

function drawn(event: ActEvent): Pick<DoneAct, 'event' | 'isDoubtful'> {
  switch (event.type) {
    case 'MockLateAnswerKept': {
      const { sessionId, learnerId, paper, questionId, at, claim, option } = event.data;
      const data = { sessionId, learnerId, paper, questionId, at, claim, option };
      return { event: { type: 'MockChoiceMade', data }, isDoubtful: true };
    }
    case 'MockChoiceMade':
      return { event: { type: event.type, data: { ...event.data, overtaken: undefined } }, ...doubtIn(event.data) };
    case 'MockAnswerSubmitted':
      return { event: { type: event.type, data: { ...event.data, overtaken: undefined } }, ...doubtIn(event.data) };
    case 'MockQuestionShown':
    case 'MockQuestionLeft':
    case 'MockQuestionMarkedForReview':
    case 'MockOptionStruckOut':
      return { event, isDoubtful: false };
  }
}

const doubtIn = ({ overtaken }: { readonly overtaken?: true | undefined }) => ({ isDoubtful: overtaken === true });

/** Whether it is what a device asked for, and was then told where the sitting stands. */
export function isAsked({ event, by }: Written<SittingEvent>): boolean {
  if (by.kind !== 'child') return false;
  switch (event.type) {
    case 'MockSittingBegun':
    case 'MockPaperOpened':
    case 'MockRestBegun':
    case 'MockRestEnded':
    case 'MockBreakBegun':
    case 'MockBreakEnded':
    case 'MockDeviceTakenOver':
      return true;
    case 'MockPaperEnded':
      return event.data.by === 'child';
    default:
      return false;
  }
}
