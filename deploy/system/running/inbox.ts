import { eventually } from 'platform/testing/eventually';
import type { System } from './system';

/** A mail as the catcher has it. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Every web address in it. */
  readonly links: readonly string[];
}

/** The mails whose address has this in it, the newest first. */
export async function mailsTo(system: Pick<System, 'service'>, address: string): Promise<readonly CaughtMail[]> {
  const { url } = system.service('mail-catcher');
  const reply = await fetch(`${url}/mail/messages.json?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as readonly CaughtMail[];
}

/** The token of a link that leads to this path, from a mail that is there or comes. */
export async function tokenMailedTo(system: Pick<System, 'service'>, address: string, path: string): Promise<string> {
  const find = async () => {
    const links = (await mailsTo(system, address)).flatMap((mail) => mail.links).map((link) => new URL(link));
    return links.find(({ pathname }) => pathname === path)?.searchParams.get('t') ?? '';
  };
  return eventually(find, (token) => token !== '');
}
