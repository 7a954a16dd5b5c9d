import { randomUUID } from 'node:crypto';
import { confirmEmail, createFreeAccount, forgotPassword, validateUser } from 'schemas/accounts/accounts.contract';
import { inviteParent } from 'schemas/accounts/family/parents.contract';
import { createAdminUser } from 'schemas/accounts/people/people.contract';
import { createFreeMockUser } from 'schemas/marketing/mock-place.contract';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { mailTo, systemUrl } from '../browser/browser';
import { adminSignsIn, password, send, sendAsAdmin } from '../families/buying';

const somebody = () => `${randomUUID()}@mailed.example`;

/** The newest link to a page of ours that a mail has, as an address of the system; nobody has opened it. */
async function linkTo(page: string, address: string, subject = /./): Promise<string> {
  const { links, subject: said } = await mailTo(address, subject);
  const link = links.find((one) => new URL(one).pathname.startsWith(page));
  if (link === undefined) throw new Error(`“${said}” to ${address} has no link to ${page}`);
  return link.slice(systemUrl().length);
}

const tokenIn = (address: string): string => new URL(address, systemUrl()).searchParams.get('t') ?? '';

/** What stands behind links out of mails while they are good: forms that nobody sees who opens their pages without. */
export async function mailedScreens(): Promise<string[]> {
  await adminSignsIn();
  const [guest, reader, sitter, parent] = [somebody(), somebody(), somebody(), somebody()];
  const names = { parentFirstName: 'Grace', parentLastName: 'Adeyemi' };
  await sendAsAdmin(createAdminUser, { email: guest });
  await send(addToSubscriptionList, { email: reader });
  const telephone = '020 7946 0000';
  await send(createFreeMockUser, { ...names, parentEmail: sitter, childName: 'Amara', telephone, acceptTerms: true });
  await send(createFreeAccount, { ...names, parentEmail: parent, password, childName: 'Amara' });
  const confirming = await linkTo('/auth/confirm-email', parent);
  await send(forgotPassword, { email: parent });
  return [
    await linkTo('/auth/accept-invitation', guest),
    await linkTo('/auth/confirm', reader),
    await linkTo('/auth/leave-list', reader),
    await linkTo('/auth/free-mock', sitter),
    await linkTo('/auth/change-password', parent, /new password/),
    await joining(parent, tokenIn(confirming)),
    await confirmingAnew(names),
  ];
}

/** Only who has confirmed their own address invites another parent. */
async function joining(email: string, token: string): Promise<string> {
  await send(confirmEmail, { token });
  const { accessToken } = await send(validateUser, { email, password });
  const other = somebody();
  await send(inviteParent, { email: other }, accessToken);
  return linkTo('/auth/join-family', other);
}

async function confirmingAnew(names: { readonly parentFirstName: string; readonly parentLastName: string }) {
  const parentEmail = somebody();
  await send(createFreeAccount, { ...names, parentEmail, password, childName: 'Amara' });
  return linkTo('/auth/confirm-email', parentEmail);
}
