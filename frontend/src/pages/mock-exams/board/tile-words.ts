import type { Tile } from 'schemas/mock-exams/board/tile.rules';
import { satPartWords } from 'schemas/mock-exams/sittings/sat-papers.rules';
import { time } from '../../../parts/dates';
import { counted, lasting } from '../../../parts/words';
import { secondsUntil, timeFigures } from '../exam-view/time-words';
import type { Shown } from './board-store';

/** What a child is called here: nobody has said, or of one who was erased nothing is left. */
export const nameOf = ({ name }: Pick<Shown, 'name'>): string => name ?? 'No name';

export const hasBegun = ({ stage }: Pick<Tile, 'stage'>): boolean =>
  stage !== 'absent' && stage !== 'missed' && stage !== 'waiting';

/** Between two papers: whoever has not gone on after the break is at its page still. */
export const isInBreak = ({ stage }: Pick<Tile, 'stage'>): boolean => stage === 'break' || stage === 'next';

/** Their device has been heard of. */
export const isThere = (tile: Pick<Tile, 'stage'>): boolean => tile.stage === 'waiting' || hasBegun(tile);

/** Top right: what is left of the paper or the break. */
export function clockWords({ endsAt, left, stage }: Tile, now: string): string {
  if (left !== null) return timeFigures(left);
  if (endsAt !== null) return timeFigures(secondsUntil(endsAt, now));
  return stage === 'over' ? 'Done' : '–';
}

/** "3 s", "1 min 12 s", "25 min". */
export function agoWords(at: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 10 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`;
}

/** Where they are: "Q19 of 40", "Break", "Not arrived"; before that, whether staff have paused it. */
export function placeWords(tile: Tile, papers: number): string {
  const { stage, isPaused, pausedSince } = tile;
  if (stage === 'paused') return pausedWords(pausedSince);
  return isPaused
    ? `${pausedWords(pausedSince)} · ${stageWords(tile, stage, papers)}`
    : stageWords(tile, stage, papers);
}

type Running = Exclude<Tile['stage'], 'paused'>;

function stageWords(tile: Tile, stage: Running, papers: number): string {
  const { question, questions, paper, missed, isTooEarly } = tile;
  const inPaper = papers > 1 ? `Paper ${paper}` : 'In the paper';
  switch (stage) {
    case 'absent':
      return isTooEarly ? 'Not begun yet' : 'Not arrived';
    case 'waiting':
      return 'Waiting room';
    case 'missed':
      return 'Did not come';
    case 'paper':
      return question === null ? inPaper : `Q${question} of ${questions}`;
    case 'rest':
      return 'Resting';
    case 'break':
      return 'Break';
    case 'next':
      return `Has not gone on to paper ${paper}`;
    case 'over':
      return satPartWords(papers - missed, papers) ?? 'Finished';
  }
}

const pausedWords = (since: string | null): string => (since === null ? 'Paused' : `Paused since ${time(since)}`);

/** How it stands with what they do: "all saved 3 s ago", "heard 3 s ago" of a device that does not tell what it keeps, "2 answers kept on the device", "not heard of for 1 min 12 s". */
export function savedWords({ stage, heardAt, isSilent, waiting, isSaved }: Tile, now: string): string {
  const kept = waiting > 0 ? `${counted(waiting, 'answer')} kept on the device` : '';
  if (!isThere({ stage }) || heardAt === null) return kept;
  if (isSilent) return [`not heard of for ${agoWords(heardAt, now)}`, kept].filter(Boolean).join(', ');
  if (kept !== '') return kept;
  if (stage === 'over') return 'all saved';
  return `${isSaved ? 'all saved' : 'heard'} ${agoWords(heardAt, now)} ago`;
}

const idleWords: Readonly<Record<NonNullable<Tile['idle']>, (minutes: string) => string>> = {
  'not-here': (minutes) => `Not here ${minutes} in`,
  'not-begun': (minutes) => `Not begun ${minutes} in`,
  'no-answer': (minutes) => `No answer in ${minutes}`,
};

/** Why somebody is to be looked after who has done nothing yet; empty for nobody. */
export const whyWords = ({ idle, idleMinutes }: Pick<Tile, 'idle' | 'idleMinutes'>): string =>
  idle === null ? '' : idleWords[idle](counted(idleMinutes ?? 0, 'minute'));

/** "18 answered"; once all is over, of how many. */
export const answeredWords = ({ stage, answered, questions }: Tile): string =>
  stage === 'over' ? `${answered} of ${questions} answered` : `${answered} answered`;

/** "+5 min": what staff gave on the day. */
export const givenWords = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `+${[minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : ''].filter(Boolean).join(' ')}`;
};

/** The same in a sentence, for whoever hears the page: without what goes on by the second. */
export function spokenTile(child: Shown, papers: number): string {
  const { tile } = child;
  const { answered, questions, isSilent, waiting, isBehind, hasMoreTime, given } = tile;
  const told = [
    nameOf(child),
    placeWords(tile, papers),
    ...(!hasBegun(tile) || questions === 0 ? [] : [`${answered} of ${questions} answered`]),
    ...(isSilent ? ['not heard of'] : []),
    ...(waiting > 0 ? [`${waiting} kept on the device`] : []),
    whyWords(tile).toLowerCase(),
    ...(isBehind ? ['behind'] : []),
    ...(hasMoreTime ? [given > 0 ? `${lasting(given)} more` : 'more time'] : []),
  ];
  return told.filter(Boolean).join(', ');
}

/** How old what is shown is. */
export const oldWords = (toldAt: string, now: string): string =>
  lasting((Date.parse(now) - Date.parse(toldAt)) / 1_000);
