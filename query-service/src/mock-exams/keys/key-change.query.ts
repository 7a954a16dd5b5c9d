import type { TokenSigner } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import type { CheckpointWatch } from 'platform/projections/checkpoint-watch';
import { sharedInTurn } from 'platform/together';
import { admins } from 'schemas/accounts/admins/admins.table';
import { MOST_ADMINS, type shownChange } from 'schemas/mock-exams/keys/key-change';
import { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import { confirmersFor, countedAmong } from './confirmers';
import { shownTo } from './preview';
import { reckoned, reckonedTables, weighedTables, type Reckoned } from './reckoning';
import { shownProposal } from './shown-decisions';

const tables = [...reckonedTables, admins] as const;
const weighedNames = weighedTables.map(({ name }) => name);

/** Has it noted that somebody looks at who sat a paper, before they are shown anything. */
export type NoteKeyLook = (caller: Caller, look: { readonly stream: string; readonly shown: 'users' }) => Promise<void>;

export interface KeysQueryParts {
  readonly note: NoteKeyLook;
  readonly caughtUp: CheckpointWatch;
  /** Signs what is shown of a change, so that whoever decides can be held to it. */
  readonly shownChanges: Pick<TokenSigner<typeof shownChange>, 'sign'>;
}

/** A question with its key, and what would follow if it counted otherwise: nothing is appended for it. */
export function keyChangeQuery({ note, caughtUp, shownChanges }: KeysQueryParts) {
  // Each marks everybody anew: forty at once would hold up whoever else asks. Somebody who tries one decision after the other is
  // shown the last of them.
  const inTurn = sharedInTurn<Reckoned>({ placesEach: 3, queueLimit: 60 });
  return answer(getMockKeyChange, { reads: tables }, async ({ change, paperHash, questionId }, tools) => {
    const { db, now, store, caller, gone, refuse } = tools;
    if (change && (await caughtUp(await store.head(), weighedNames)) !== 'fresh') return refuse('MockKeyTablesBehind');
    const wanted = { paperHash, questionId, change };
    const asker = { from: caller.accountId, gone: gone() };
    const found = await inTurn(JSON.stringify(wanted), () => reckoned(wanted, { db, now }), asker);
    if (found.no !== null) return refuse(found.no);
    await note(caller, { stream: streamOf('examkey', paperHash), shown: 'users' });
    const { page, keys, names, numbers, basis, preview } = found;
    const { answersOpenAt } = page;
    const { accountId } = caller;
    const standing = await confirmersFor({ accountId, now, proposal: keys.proposal }, db);
    const { others, missed, ...confirming } = standing;
    const admins = countedAmong(standing).slice(0, MOST_ADMINS);
    return {
      ...page,
      serverNow: now,
      proposal: shownProposal(keys, { names, numbers, accountId, basis, ...confirming }),
      others,
      missed: missed.map(({ name, until }) => ({ name, until })),
      preview: preview && shownTo({ seenBy: accountId, answersOpenAt, admins, keys }, preview, shownChanges),
    };
  });
}
