import { closingIn, staffActsIn, type StaffAct } from '../replay/staff-acts.rules';
import type { Ms } from '../sittings/running-time.rules';
import type { Recorded } from './standing.rules';
import { lengthOf } from './lengths.rules';

type Told = Pick<Recorded, 'events' | 'room'>;

/** What there is to say of when each act of staff was on the child's screen, by its place in the log; empty where no device tells it. */
export function screenWords(told: Told): (position: string) => string {
  const acts = staffActsIn(told);
  const isOpen = openPapers(told);
  const words = new Map(acts.map((act) => [act.position, wordsOn(act, { told, isOpen, acts })] as const));
  return (position) => words.get(position) ?? '';
}

interface Knowing {
  readonly told: Told;
  readonly isOpen: (at: Ms) => boolean;
  readonly acts: readonly StaffAct[];
}

function wordsOn(act: StaffAct, { told, isOpen, acts }: Knowing): string {
  if (act.known !== 'told') return '';
  if (act.shownAt === Infinity) return 'the child’s device has not said that it had it';
  const where = isOpen(act.shownAt) || act === closingIn(acts) ? 'on the child’s screen' : 'on the child’s device';
  const seconds = (act.shownAt - act.givenAt) / 1_000;
  return `${where} ${seconds < 0.5 ? 'at once' : `${lengthOf(seconds)} later`}${putAwayWords(act, told)}`;
}

/** For how long the message had stood there. */
function putAwayWords({ event, shownAt }: StaffAct, { events }: Told): string {
  if (event.type !== 'ExamRoomMessaged') return '';
  const { messageId } = event.data;
  const away = events.flatMap((one) =>
    one.event.type === 'MockMessagePutAway' && one.event.data.messageId === messageId
      ? [Date.parse(one.event.data.putAwayAt)]
      : [],
  )[0];
  return away === undefined ? ', not put away' : `, put away ${lengthOf((away - shownAt) / 1_000)} after that`;
}

/** Whether a paper lay open at a moment. */
function openPapers({ events }: Told): (at: Ms) => boolean {
  const turns = events.flatMap(({ event: { type, data } }) => {
    if (type === 'MockPaperOpened') return [{ at: Date.parse(data.openedAt), isOpen: true }];
    return type === 'MockPaperEnded' ? [{ at: Date.parse(data.endedAt), isOpen: false }] : [];
  });
  return (at) => turns.findLast((turn) => turn.at <= at)?.isOpen ?? false;
}
