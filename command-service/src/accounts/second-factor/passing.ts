import { networkOf, type CommandTools } from 'platform/http';
import type { CodeGuesses } from './code-guesses';
import { stepOf, typedCode } from './factor-codes';
import { secondFactor, type SecondFactorCommand } from './second-factor.decider';

/** The purpose under which recovery codes are hashed; each account's are hashed apart. */
const RECOVERY = 'recovery-code';

export const recoveryHashOf = (code: string, accountId: string, { hashed }: Pick<CommandTools, 'hashed'>): string =>
  hashed(`${accountId} ${typedCode(code).code}`, RECOVERY);

interface Passing {
  readonly accountId: string;
  /** As typed; nothing where none was. */
  readonly code: string | undefined;
}

/** Lets by who has no second factor, and who shows a good code of theirs, which is used up by this. */
export async function passSecondFactor(
  { accountId, code }: Passing,
  { tools, guesses }: { readonly tools: CommandTools; readonly guesses: CodeGuesses },
): Promise<void> {
  const { standing } = await tools.read(secondFactor, accountId);
  if (standing === null) return;
  if (code === undefined || code.trim() === '') return tools.refuse('SecondFactorWanted');
  const guess = await countGuess(accountId, tools, guesses);
  const command = useOf(code, { accountId, standing }, tools) ?? tools.refuse('SecondCodeNotRight');
  await tools.handle(secondFactor, accountId, command);
  await guess.wasRight();
}

/** @throws where there have been too many of late. */
export async function countGuess(accountId: string, tools: CommandTools, guesses: CodeGuesses) {
  const guess = await guesses.begin({ accountId, network: networkOf(tools.address) });
  if (guess.kind === 'counted') return guess;
  return tools.refuse('TooManyAttempts', new Date(Date.parse(tools.now) + guess.retryMs));
}

interface Held {
  readonly accountId: string;
  readonly standing: { readonly factorId: string; readonly secret: string | null };
}

function useOf(typed: string, { accountId, standing }: Held, tools: CommandTools): SecondFactorCommand | undefined {
  const { kind, code } = typedCode(typed);
  if (kind === 'recovery') {
    const recoveryHash = recoveryHashOf(typed, accountId, tools);
    return { type: 'UseRecoveryCode', data: { accountId, recoveryHash } };
  }
  const { factorId, secret } = standing;
  const step = secret === null ? undefined : stepOf(code, secret, tools.now);
  return step === undefined ? undefined : { type: 'UseSecondFactor', data: { accountId, factorId, step } };
}
