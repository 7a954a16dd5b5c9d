import { flow } from 'platform/http';
import { endMyOtherSessions, endMySession } from 'schemas/accounts/own-sessions/own-sessions.contract';
import { account } from '../account/account.decider';
import { session } from '../signing-in/session.decider';
import { signedIn, type Giving } from '../signing-in/signing-in';

export const ownSessionsRoutes = (giving: Giving) => [
  flow(endMySession, async ({ sessionId }, tools) => {
    const data = { sessionId, accountId: tools.caller.accountId };
    await tools.handle(session, sessionId, { type: 'EndOwnSession', data });
    return {};
  }),
  /**
   * All end at once, by the account's epoch, those too that are being opened this moment with the old one; then this one is
   * kept. Whoever dies in between has logged this browser out as well, which is the safe side. Its reply holds a token.
   */
  flow(
    endMyOtherSessions,
    async ({ keep }, tools) => {
      const { accountId, sessionId } = tools.caller;
      if (keep !== sessionId) return tools.refuse('SessionNotYours');
      if ((await tools.read(session, sessionId)).stage !== 'open') return tools.refuse('SessionEnded');
      const { state: known } = await tools.handle(account, accountId, { type: 'EndAllSessions', data: { accountId } });
      if (known === null) return tools.refuse('SessionEnded');
      const data = { sessionId, accountId, passwordEpoch: known.passwordEpoch };
      const { state } = await tools.handle(session, sessionId, { type: 'KeepSession', data });
      return state.stage === 'open' ? signedIn(known, state, { ...giving, tools }) : tools.refuse('SessionEnded');
    },
    { answersRepeats: false },
  ),
];
