import type { Screen } from 'schemas/mock-exams/replay/film.rules';
import type { ExamViewProps } from '../../frontend/src/pages/mock-exams/exam-view/exam-view';
import { placesIn, standingOf } from '../../frontend/src/pages/mock-exams/exam-view/question-states';
import { secondsUntil } from '../../frontend/src/pages/mock-exams/exam-view/time-words';
import type { Photo } from './device';

/** What somebody who looks at a screen can tell of it. */
export interface Seen {
  readonly place: string;
  /** Of the paper, where it lay open. */
  readonly question: string | undefined;
  readonly choice: string | null | undefined;
  readonly struck: string | undefined;
  /** Where each question stands in the list, and which are marked. */
  readonly list: Readonly<Record<string, string>> | undefined;
  readonly secondsLeft: number | undefined;
  readonly badge: string | undefined;
  /** What staff had said, one after the other; undefined where that is not looked at. */
  readonly said: string | undefined;
}

const nothing = {
  question: undefined,
  choice: undefined,
  struck: undefined,
  list: undefined,
  secondsLeft: undefined,
  badge: undefined,
  said: undefined,
};

/** What a view of a paper is given to draw. */
export function drawnBy(view: ExamViewProps): Pick<Seen, 'question' | 'choice' | 'struck' | 'list' | 'secondsLeft'> {
  const ids = placesIn(view.paper).map(({ question }) => question.questionId);
  const question = view.here ?? ids[0] ?? '';
  const done = view.questions ?? {};
  const { option = null, struck = [] } = done[question] ?? {};
  const standing = (id: string) => {
    const one = standingOf(done[id]);
    return `${one === 'skipped' && id === question ? 'new' : one}${done[id]?.marked ? ' marked' : ''}`;
  };
  return {
    question,
    choice: option,
    struck: struck.join(''),
    list: Object.fromEntries(ids.map((id) => [id, standing(id)])),
    secondsLeft: view.time && secondsUntil(view.time.endsAt, view.time.now),
  };
}

const pages: Readonly<Record<string, string>> = {
  '/mock-exams/break': 'break',
  '/mock-exams/exam-session-complete': 'complete',
};

/** What the device showed. */
export function onDevice({ path, view, badge, still, said: paragraphs }: Photo): Seen {
  const said = paragraphs.map((one) => /^From the exam staff, [^:]+:\d\d\s*[ap]m: (.*)$/.exec(one)?.[1]).join(' | ');
  const page = pages[path];
  if (page !== undefined) return { ...nothing, place: page, said };
  if (!view) return { ...nothing, place: path === '/mock-exams/exam' ? 'opening' : path };
  const words = badgeOn(badge);
  const secondsLeft = drawnBy(view).secondsLeft;
  if (still.startsWith('Time Up.')) return { ...nothing, place: 'time up', badge: words, said };
  if (still.startsWith('The exam is paused')) return { ...nothing, place: 'paused', secondsLeft, badge: words, said };
  if (still.startsWith('You are having a rest')) return { ...nothing, place: 'rest', secondsLeft, badge: words, said };
  return { place: 'paper', ...drawnBy(view), badge: words, said };
}

function badgeOn(badge: string): string {
  const kept = /(\d+)\sanswers? (is|are) kept|What you do is kept/.exec(badge);
  if (kept) return `kept ${kept[1] ?? 0}`;
  return badge.includes('Saving…') ? 'saving' : 'safe';
}

/** What the replay shows. `view`: what it gives the same view to draw; undefined where it draws none. */
export function inReplay(screen: Screen, view: ExamViewProps | undefined): Seen {
  const place = placeIn(screen);
  const badge = badgeIn(screen);
  const said = screen.messages.map(({ text }) => text).join(' | ');
  if (place === 'time up') return { ...nothing, place, badge, said };
  if (!view) return { ...nothing, place, said: place === 'opening' ? undefined : said };
  const drawn = drawnBy(view);
  if (place !== 'paper') return { ...nothing, place, secondsLeft: drawn.secondsLeft, badge, said };
  return { place, ...drawn, badge, said };
}

function placeIn({ place, times, isRoomPaused }: Screen): string {
  if (place === 'paper' && times.pausedSince !== null) return isRoomPaused ? 'paused' : 'rest';
  if (place === 'next') return 'break';
  return place === 'time-up' ? 'time up' : place;
}

const badgeIn = ({ saving: { kind, answers } }: Screen): string => (kind === 'kept' ? `kept ${answers}` : kind);

/** `same`, `unknown`, or what differs. */
export type Verdict = string;

/** A child puts a message away, and a device that does not tell so has none. */
const isReadUnknown = (device: Seen, { untilRead, messages }: Screen): boolean =>
  untilRead && messages.length > 0 && device.said === '';

/** Each thing that is told of a screen: the same, not known, or what differs. */
export function compared(device: Seen, replay: Seen, screen: Screen): Readonly<Record<string, Verdict>> {
  const { gap, unsure } = screen;
  if (gap) return { all: 'unknown' };
  const told = (isUnsure: boolean, one: unknown, other: unknown): Verdict =>
    isUnsure ? 'unknown' : one === other ? 'same' : `device ${String(one)}, replay ${String(other)}`;
  const isElsewhere = device.place !== replay.place;
  const isUnsureOfPlace = unsure.place || unsure.staff;
  if (isElsewhere) return { place: told(isUnsureOfPlace, device.place, replay.place) };
  const { question } = device;
  const doubtful = question !== undefined && unsure.questions.has(question);
  const list = Object.keys(device.list ?? {}).filter((id) => !unsure.questions.has(id));
  const listed = (seen: Seen) => list.map((id) => `${id} ${seen.list?.[id] ?? ''}`).join();
  return {
    place: 'same',
    question: told(false, question, replay.question),
    choice: told(doubtful, device.choice, replay.choice),
    struck: told(doubtful, device.struck, replay.struck),
    list: told(false, listed(device), listed(replay)),
    secondsLeft: told(unsure.staff || unsure.place, device.secondsLeft, replay.secondsLeft),
    badge: told(unsure.saving, device.badge, replay.badge),
    said: told(unsure.staff || isReadUnknown(device, screen), device.said, replay.said),
  };
}
