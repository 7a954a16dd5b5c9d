import { tokenSigner } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import type { SignerName } from 'schemas/accounts/token';
import type { KeyChange, shownChange, ShownChange } from 'schemas/mock-exams/keys/key-change';
import { SHOWN_SECONDS, shownChangeRules } from 'schemas/mock-exams/keys/key-change';
import {
  confirmMockKeyChange,
  proposeMockKeyChange,
  withdrawMockKeyChange,
} from 'schemas/mock-exams/keys/keys.contract';
import { assignMockExamSet, createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { commandHouse, type CommandHouse } from '../../../../testing/house';
import { officeOf } from '../../../../testing/office';
import { publishedSets } from '../../sets/published-sets';
import { authorOf, type Author } from '../../sets/testing/author';
import { examKey } from '../exam-key.decider';

export type Call = Author['call'];

export interface Showing extends Partial<ShownChange> {
  readonly learnerIds?: readonly string[];
  readonly by?: SignerName;
  /** Who looks; Nadia unless told. */
  readonly to?: Call;
}

const MINUTE_MS = 60_000;
export const USUAL_REASON = '“Thrifty” is right.';

/** A set that was published and is sat in a session that has begun, and three admins who may put its keys right. */
export class KeyOffice {
  private readonly accounts = new Map<Call, string>();
  private constructor(
    readonly house: CommandHouse,
    readonly callumId: string,
    readonly sat: { setId: string; questionId: string; paperHash: string; sessionId: string },
  ) {}
  nadia: Call = () => Promise.reject(new Error('nobody has logged in'));
  callum = this.nadia;
  mia = this.nadia;

  static async open(): Promise<KeyOffice> {
    const house = await commandHouse();
    const author = await authorOf(house);
    const callumId = await officeOf(house).signUp('callum@example.org', 'ROLE_ADMIN');
    await officeOf(house).signUp('mia@example.org', 'ROLE_ADMIN');
    const { setId, exams } = await author.readySet();
    await author.call(publishMockExamSet, { mockExamSetId: setId });
    const read = ((aggregate: never, id: string) => stateOf(house.log, aggregate, id)) as never;
    const [paper] = (await publishedSets.find(setId, { read }))?.papers ?? [];
    const startsAt = new Date(house.clock.now().getTime() + 60 * MINUTE_MS);
    const sessionId = await sessionWith(setId, startsAt, author.call);
    const [questionId = ''] = exams[0]?.questionIds ?? [];
    const office = new KeyOffice(house, callumId, {
      setId,
      sessionId,
      questionId,
      paperHash: paper?.paperHash ?? '',
    });
    house.clock.advance(61 * MINUTE_MS);
    await office.everybodyLogsIn();
    return office;
  }

  /** Another session with the same set. */
  readonly another = (startsAt: Date): Promise<string> => sessionWith(this.sat.setId, startsAt, this.nadia);

  /** A password that was given an hour ago is given again. */
  async everybodyLogsIn(): Promise<void> {
    this.nadia = await this.loggedIn('author@example.org');
    this.callum = await this.loggedIn('callum@example.org');
    this.mia = await this.loggedIn('mia@example.org');
  }
  async loggedIn(email: string): Promise<Call> {
    const { call, token } = await officeOf(this.house).logIn(email);
    this.accounts.set(call, this.house.wiring.tokens.verify(token)?.accountId ?? '');
    return call;
  }

  readonly accountOf = (call: Call): string => this.accounts.get(call) ?? '';
  readonly keys = () => stateOf(this.house.log, examKey, this.sat.paperHash);
  readonly toD = (): KeyChange => ({ kind: 'correct', questionId: this.sat.questionId, answer: 'D' });

  /** What the query service would have shown, signed as it signs it. */
  async shown({ by = 'query-service', to = this.nadia, ...showing }: Showing = {}): Promise<string> {
    const { learnerIds = ['amara', 'finn'], ...more } = showing;
    const { keyVersion, proposal } = await this.keys();
    const { paperHash, sessionId } = this.sat;
    const signer = tokenSigner<typeof shownChange>({
      signingKey: this.house.signingKeys[by],
      issuer: shownChangeRules.issuer,
      clock: this.house.clock,
      lifeSeconds: SHOWN_SECONDS,
    });
    const reports = learnerIds.length === 0 ? [] : [{ sessionId, learnerIds: [...learnerIds] }];
    const weighed = { basis: 'b'.repeat(64), sittings: 2, marks: 2, ranks: 0, reports };
    const asked = { paperHash, keyVersion, change: this.toD(), weighed, requests: [], admins: [this.callumId] };
    const waits = proposal === null ? {} : { proposalId: proposal.proposalId };
    return signer.sign({ ...asked, ...waits, areAnswersOpen: true, seenBy: this.accountOf(to), ...more });
  }

  readonly written = (type: string) =>
    this.house.store.events.filter((event) => event.type === type && event.data['paperHash'] === this.sat.paperHash);
  readonly propose = (token: string, call = this.nadia, reason = USUAL_REASON) =>
    call(proposeMockKeyChange, { paperHash: this.sat.paperHash, shown: token, reason });
  readonly confirm = async (proposalId: string, call: Call, token?: string) =>
    call(confirmMockKeyChange, {
      paperHash: this.sat.paperHash,
      proposalId,
      shown: token ?? (await this.shown({ to: call })),
    });
  readonly withdraw = (proposalId: string, call: Call) =>
    call(withdrawMockKeyChange, { paperHash: this.sat.paperHash, proposalId });
}

async function sessionWith(mockExamSetId: string, startsAt: Date, call: Call): Promise<string> {
  const [examSessionDate = '', time = ''] = startsAt.toISOString().split('T');
  const { body } = await call(createMockExamSession, { examSessionDate, examSessionTime: time.slice(0, 5) });
  const mockExamSessionId = String(body['mockExamSessionId']);
  const { status } = await call(assignMockExamSet, { mockExamSessionId, mockExamSetId });
  if (status !== 200) throw new Error(`the set was not assigned: ${status}`);
  return mockExamSessionId;
}
