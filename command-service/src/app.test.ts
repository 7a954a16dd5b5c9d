import { expect, it } from '@jest/globals';
import { memoryCounters } from 'platform/counters';
import { systemClock } from 'platform/clock';
import { masterKeys, newSigningKey, tokenKeysOf } from 'platform/crypto';
import type { PasswordHasher } from 'platform/passwords';
import type { DecidingGround } from 'platform/service';
import { allRoutes } from './app';
import type { Settings } from './app-parts';
import { tokensOf } from './tokens';

const settings: Settings = {
  freeQuestionsADay: 1,
  freeTrialDays: 1,
  visitorCallsPerMinute: 1,
  callerCallsPerMinute: 1,
  staffSecondFactor: 'required',
};

// Whatever is not answered, or twice, is named in the error.
it('answers every command', () => {
  const keys = masterKeys('a secret for the tests of what is answered');
  const ground = { keys, counters: memoryCounters() } as DecidingGround;
  const signingKey = newSigningKey();
  const tokens = tokensOf({ signingKey, tokenKeys: tokenKeysOf({ 'command-service': signingKey }) }, systemClock);
  expect(allRoutes({ ground, settings, tokens, passwords: {} as PasswordHasher })).not.toHaveLength(0);
});
