import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { weigh, type Acts } from './acts.rules';
import { hearOfStaff, type ToldOfStaff } from './heard.rules';
import { decideLate, type LateRefusal, type LateWish } from './late-answers.rules';
import {
  begin,
  endBreak,
  endPaper,
  hear,
  rest,
  startBreak,
  takeOver,
  type Beginning,
  type PaperRefusal,
} from './stages.rules';
import { due, settle, type Now, type Settled } from './settling.rules';

export type SittingCommand = { readonly at: Now } & (
  | { readonly type: 'BeginSitting'; readonly data: Beginning }
  | { readonly type: 'KeepActs'; readonly data: Acts }
  /** `early`: the child is done, and says so. */
  | { readonly type: 'EndPaper'; readonly data: { readonly paper: number; readonly early: boolean } }
  | { readonly type: 'StartBreak' | 'Settle' | 'Look' | 'BeginRest' | 'EndRest'; readonly data: object }
  | { readonly type: 'EndBreak'; readonly data: Pick<Beginning, 'arrangements'> }
  /** The device was heard: again, where it was not for a while (null: it was), and of what it heard itself. */
  | { readonly type: 'Hear'; readonly data: { readonly lastHeardAt: string | null; readonly told?: ToldOfStaff } }
  /** Staff have decided about an answer that came late. */
  | { readonly type: 'DecideLate'; readonly data: LateWish }
  | { readonly type: 'TakeOver'; readonly data: Pick<Beginning, 'deviceId'> }
);

export type SittingRefusal = 'MockSittingNotFound' | LateRefusal | PaperRefusal;
export type Decided = Decision<SittingEvent, SittingRefusal>;

/** One child in one mock exam: the server's clock decides, whatever a device says. */
export const sitting = decider({
  category: 'sitting',
  initial: noSitting,
  keep: ({ learnerId }) => (learnerId === null ? [] : [learnerId]),
  decide,
  evolve: sittingAfter,
});

function decide(command: SittingCommand, known: Sitting): Decided {
  if (command.type === 'BeginSitting' && known.learnerId === null) return begin(known, command.data, command.at);
  if (known.learnerId === null) return refuse('MockSittingNotFound');
  const settled = settle(known, command.at);
  const decision = next(command, settled);
  return decision.kind === 'refused' ? decision : accept(...settled.events, ...decision.events);
}

function next(command: SittingCommand, settled: Settled): Decided {
  const { at } = command;
  switch (command.type) {
    case 'BeginSitting':
    case 'Look':
      return accept();
    case 'KeepActs':
      return keep(settled, command.data, at);
    case 'EndPaper':
      return endPaper(settled, command.data, at);
    case 'StartBreak':
      return startBreak(settled, at);
    case 'EndBreak':
      return endBreak(settled, command.data, at);
    case 'BeginRest':
    case 'EndRest':
      return rest(settled, command.type, at);
    case 'Hear':
      return heard(settled, command.data, at);
    case 'TakeOver':
      return takeOver(settled, command.data, at);
    case 'DecideLate':
      return decideLate(settled.sitting, command.data, at.now);
    case 'Settle': {
      const asked = due(settled.sitting, settled.times, at);
      return asked && !settled.events.some(({ type }) => type === 'MockSittingDue') ? accept(asked) : accept();
    }
  }
}

function heard(settled: Settled, { lastHeardAt, told }: Heard, at: Now): Decided {
  const again = lastHeardAt === null ? [] : hear(settled, { lastHeardAt }, at);
  const news = told ? hearOfStaff(settled.sitting, told, at.now) : [];
  return accept(...again, ...news);
}

type Heard = Extract<SittingCommand, { type: 'Hear' }>['data'];

function keep({ sitting: known, times }: Settled, acts: Acts, { now }: Now): Decided {
  if (acts.paper > known.clock.papers.length) return refuse('MockPaperNotOpen');
  return accept(...weigh(known, acts, { times, now }).events);
}
