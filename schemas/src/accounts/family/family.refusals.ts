import type { RefusalText } from '../../describe/feature';

/** How the refusals of a family are told: its children, its parents, and who is invited to it. */
export const familyRefusals = {
  ChildNameTaken: {
    status: 409,
    title: 'You have a child of this name already. Another name, or a nickname, tells them apart.',
  },
  FamilyFull: { status: 409, title: 'Ten children can practise at a time. Please put one of them away first.' },
  FamilyChangedTooOften: {
    status: 409,
    title: 'Your family has been changed very often. Please write to us if something of it is still not right.',
  },
  HasAccount: {
    status: 409,
    title: 'This address has an account already. Please log in with it, and join the family then.',
  },
  HolderOnly: {
    status: 403,
    title: 'Only the parent who began this family can invite somebody to it, or take somebody out of it.',
  },
  HolderStays: { status: 409, title: 'You began this family, so you cannot leave it.' },
  AlreadyInvited: {
    status: 409,
    title: 'This address is invited already. To send another mail, withdraw that invitation first.',
  },
  InAnotherFamily: {
    status: 409,
    title: 'You belong to another family already. Please leave that one first: its page has a button for it.',
  },
  InvitationAccepted: {
    status: 409,
    title: 'This invitation has been accepted in the meantime. You can take the parent out of the family instead.',
  },
  InvitationForAnother: {
    status: 403,
    title:
      'This invitation was sent to another address. Please log in with that one, or ask to be invited by the address of this account.',
  },
  InvitationNotFound: { status: 404, title: 'There is no such invitation in your family.' },
  InviterNotConfirmed: {
    status: 409,
    title: 'Please confirm your own address first: the link is in our first mail to you.',
  },
  OwnChildrenHere: {
    status: 409,
    title:
      'You have children of your own in this account. They stay as they are, but you do not see them until you leave the other family. Please say that this is what you want.',
  },
  OwnFamilyShared: {
    status: 409,
    title:
      'Another parent belongs to your own family, or is invited to it, so you cannot leave it aside. Please remove them first.',
  },
  OwnPlanRuns: {
    status: 409,
    title:
      'You pay for your own family, and would pay on without using it. Please let that plan come to its end first, or write to us: we will find a way.',
  },
  ParentAlready: { status: 409, title: 'This parent belongs to the family already.' },
  ParentNotFound: { status: 404, title: 'There is no such parent in your family.' },
  ParentsFull: {
    status: 409,
    title: 'A family has four parents at most, those who are invited included.',
  },
  TooManyChildrenToday: { status: 429, title: 'No more children can be added today. Please try again tomorrow.' },
  TooManyInvitations: {
    status: 429,
    title: 'No more invitations can be sent today. Please try again tomorrow.',
  },
  LastChild: {
    status: 409,
    title:
      'No other child would be left to practise. Keep another, bring one back or add one first; or erase the whole family.',
  },
} as const satisfies Readonly<Record<string, RefusalText>>;
