import { commandsTo, discreet, flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import {
  confirmMockPlace,
  createFreeMockUser,
  forgetMockPlace,
  giveUpMockPlace,
  lookAtMockPlace,
  seatMockPlace,
} from 'schemas/marketing/mock-place.contract';
import { mockPlace, standingOf } from './mock-place.decider';
import { leaveSeat, seatPlace } from './seating';
import { ownName, type MarketingParts } from './own-names';

const on = commandsTo(mockPlace);

/** Where the link of the mail leads; also what its token is good for. */
const BY_MAIL = '/auth/free-mock';

// Whether the address has asked before is nobody's business but its owner's; they are written to once.
export const mockPlaceRoutes = (parts: MarketingParts): Route<CommandDeps>[] => [
  discreet(
    flow(createFreeMockUser, async ({ parentEmail: email, acceptTerms, source = 'site', ...said }, tools) => {
      if (acceptTerms === false) return tools.refuse('TermsNotAccepted');
      const placeId = await placeOf(email, parts, tools);
      const { parentFirstName, parentLastName, childName, telephone } = said;
      const terms = termsOf(acceptTerms, tools);
      const data = { placeId, email, parentFirstName, parentLastName, childName, telephone, source, ...terms };
      await tools.handle(mockPlace, placeId, { type: 'AskPlace', data });
      return {};
    }),
  ),
  flow(
    lookAtMockPlace,
    async ({ token }, tools) => {
      const standing = standingOf(await tools.read(mockPlace, placeIn(token, tools)));
      return standing ?? tools.refuse('LinkNotValid');
    },
    // A repeat is told how it stands by then.
    { answersRepeats: false },
  ),
  on(confirmMockPlace, ({ token, acceptTerms }, tools) => {
    const placeId = placeIn(token, tools);
    return { id: placeId, command: { type: 'ConfirmPlace', data: { placeId, ...termsOf(acceptTerms, tools) } } };
  }),
  flow(giveUpMockPlace, async ({ token }, tools) => {
    const placeId = placeIn(token, tools);
    await leaveSeat(placeId, parts.seating, tools);
    await tools.handle(mockPlace, placeId, { type: 'GiveUpPlace', data: { placeId } });
    return {};
  }),
  flow(seatMockPlace, async ({ placeId }, tools) => {
    await seatPlace(placeId, parts.seating, tools);
    return {};
  }),
  flow(forgetMockPlace, async ({ placeId, stage }, tools) => {
    if ((await tools.read(mockPlace, placeId)).stage === stage) await parts.erase(placeId, tools);
    return {};
  }),
];

const placeOf = (email: string, parts: MarketingParts, tools: CommandTools) =>
  ownName(tools.hashed(email, 'free mock'), async (name) => (await tools.read(mockPlace, name)).stage === 'given up', {
    ...parts,
    tools,
  });

const placeIn = (token: string, { opens, refuse }: Pick<CommandTools, 'opens' | 'refuse'>): string =>
  opens(token, BY_MAIL)?.[0] ?? refuse('LinkNotValid');

/** Whoever calls without having asked for them is asked on the page of the mail's link. */
const termsOf = (accepted: boolean | undefined, { now }: Pick<CommandTools, 'now'>) =>
  accepted === true ? { termsVersion: TERMS_VERSION, termsAcceptedAt: now } : {};
