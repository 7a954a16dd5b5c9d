import { argon2id, hash, verify } from 'argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. About 30 ms of one core. */
const cost = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** What a hasher can be asked for. */
export type HashingTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly hash: string; readonly password: string };

/** The hash, or whether the password was right. */
export async function perform(task: HashingTask): Promise<string | boolean> {
  return task.kind === 'hash' ? hash(task.password, cost) : verify(task.hash, task.password);
}

/** Of a password that nobody knows, at the same cost: an account that does not exist takes as long to refuse. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,p=1,t=2$KAWMr+0tYVrxx3nWiUrJMg$mjoydJwVB4nR2mZx2OLLAbtrcu2kaUtHcIfBKK4r0Vc';
