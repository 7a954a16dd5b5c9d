import { systemClock, type Clock } from 'platform/clock';
import { blindIndex, fingerprints, LINKS, signedTokens } from 'platform/crypto';
import { handle } from 'platform/decider/handle';
import { KeptStates } from 'platform/decider/kept-states';
import { answersAll, httpApp, limits, type CommandDeps, type Route } from 'platform/http';
import { isReady, type DecidingGround } from 'platform/service';
import { isServiceRole } from 'schemas/accounts/roles';
import { contracts } from 'schemas/contracts';
import { refusals } from 'schemas/refusals';
import { accountsRoutes } from './accounts/accounts.routes';
import { admitting } from './accounts/signing-up/admitting';
import { knownDevices } from './accounts/signing-in/known-devices';
import { security } from './accounts/signing-in/security.decider';
import { sessionsOf } from './accounts/signing-in/sessions';
import { provenBy } from './accounts/signing-in/refresh-secret';
import { advertisingRoutes } from './advertising/advertising.routes';
import { investigationsRoutes } from './investigations/investigations.routes';
import { scheduledSessions } from './mock-exams/sessions/scheduled-sessions';
import { marketingRoutes } from './marketing/marketing.routes';
import { mockExamsRoutes } from './mock-exams/mock-exams.routes';
import { paymentsRoutes } from './payments/payments.routes';
import { FLAGS_A_DAY, FLAGS_ARE_COUNTED_FOR_SECONDS } from './practice/flagging/flag-question.route';
import { practiceRoutes } from './practice/practice.routes';
import { privacyRoutes } from './privacy/privacy.routes';
import { dealComprehension } from './questions/english/english-dealing';
import { questionsRoutes } from './questions/questions.routes';
import { isKnownType, practiceTestOf, wishesOf } from './questions/wishes';
import { draw } from './questions/worksheet-draw';
import { bookingsWith } from './rights/booking/bookings';
import { rightsRoutes } from './rights/rights.routes';
import { accountsOf, familyOf, holder, mockExamsOf, paymentsOf, privacyOf, type Wiring } from './app-parts';

/** What a route may use, over a log and its keys; the demo world runs on the same. */
export function commandDeps({ log, keys }: Pick<DecidingGround, 'log' | 'keys'>, clock: Clock): CommandDeps {
  const links = signedTokens(keys.deriveEach(LINKS));
  const opens = (token: string, purpose: string) => links.openToken(token, { purpose, now: clock.now() });
  return {
    log,
    clock,
    refusals,
    opens,
    hashed: blindIndex(keys),
    fingerprint: fingerprints(keys),
    kept: new KeptStates(),
  };
}

/** Every route of this service. */
export function allRoutes(wiring: Wiring): readonly Route<CommandDeps>[] {
  const { ground, passwords, settings, mockSessions = scheduledSessions } = wiring;
  const { keyring, counters, names } = ground;
  const { freeQuestionsADay: questionsADay, freeTrialDays: trialDays, oneOffLastDay: lastDay } = settings;
  const accounts = admitting({ passwords, names, keyring });
  const signingIn = accountsOf(wiring);
  return answersAll(
    [
      ...accountsRoutes(signingIn),
      ...marketingRoutes({
        names,
        counters,
        erase: accounts.erase,
        seating: { admit: accounts.admit, familyOf, sessions: mockSessions, bookings: bookingsWith(lastDay) },
      }),
      ...practiceRoutes({
        plan: { questionsADay, trialDays },
        flags: counters.of({ name: 'flags', most: FLAGS_A_DAY, seconds: FLAGS_ARE_COUNTED_FOR_SECONDS }),
        draw,
        holder,
        wishes: wishesOf,
        practiceTest: practiceTestOf,
        isKnown: isKnownType,
        comprehension: dealComprehension,
      }),
      ...advertisingRoutes,
      ...paymentsRoutes(paymentsOf(wiring, accounts)),
      ...questionsRoutes(),
      ...investigationsRoutes,
      ...rightsRoutes({ familyOf, mockSessions }),
      ...mockExamsRoutes(mockExamsOf(wiring)),
      ...privacyRoutes(privacyOf(wiring, signingIn)),
    ],
    contracts.filter(({ side }) => side === 'command'),
  );
}

export function commandApp(wiring: Wiring) {
  const { ground, settings, tokens, clock = systemClock, beatMs } = wiring;
  const { log, logger, metrics, counters } = ground;
  const deps = Object.assign(commandDeps(ground, clock), beatMs !== undefined && { beatMs });
  return httpApp({
    log: logger,
    metrics,
    routes: allRoutes(wiring),
    deps,
    sessions: sessionsOf(log, tokens, { clock, staffSecondFactor: settings.staffSecondFactor }),
    limits: limits({
      visitorPerMinute: settings.visitorCallsPerMinute,
      callerPerMinute: settings.callerCallsPerMinute,
      isOurs: ({ roles }) => roles.some(isServiceRole),
      shared: { counters, name: 'command' },
    }),
    proof: provenBy(knownDevices(ground.keys, clock), deps.hashed),
    ready: () => isReady(ground),
    mismatch: async ({ accountId, roles }, { path: call }, field) => {
      const recording = {
        commandId: crypto.randomUUID(),
        actor: { id: accountId, role: roles[0] ?? '' },
        at: clock.now().toISOString(),
      };
      await handle(log, security, {
        id: accountId,
        command: { type: 'NoteIdentityMismatch', data: { accountId, call, field } },
        recording,
        kept: deps.kept,
      });
    },
  });
}
