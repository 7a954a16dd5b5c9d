import { createHash } from 'node:crypto';
import type { CommandTools } from 'platform/http';
import { certificateText, type Certificate } from 'schemas/privacy/certificate';
import { erasure, erasureIn, type Erasure } from './erasure.decider';
import type { LongWork } from './long-work';
import type { Found } from 'platform/finding';
import type { PrivacyParts } from './privacy-parts';

interface Which {
  readonly familyId: string;
  readonly erasureId: string;
}

const known = async ({ familyId, erasureId }: Which, { read }: CommandTools): Promise<Erasure | undefined> =>
  erasureIn(await read(erasure, familyId), erasureId);

/**
 * The fortnight is over. Before anything is destroyed it is written down whose keys will be, by which words they are looked
 * for afterwards, and where they stand now: from then on every step can be repeated by whoever comes after a crash.
 */
export async function begin(which: Which, parts: PrivacyParts & { readonly work: LongWork }, tools: CommandTools) {
  const one = await known(which, tools);
  if (one?.stage !== 'asked') return;
  if (tools.now < one.asked.dueAt) return tools.refuse('ErasureNotDue');
  const why = await whatIsInTheWay(one, parts, tools);
  if (why !== undefined) {
    // All are told what is kept, and why.
    const data = { ...which, accountId: one.asked.accountId, why };
    await tools.handle(erasure, which.familyId, { type: 'CancelErasure', data });
    return;
  }
  const own = await peopleOf(one, parts, tools);
  const told = await parts.work.of(`begin ${which.erasureId}`, async () => {
    const person = await finderOf(parts).gather(own);
    return { person, found: await finderOf(parts).find(person) };
  });
  if (told === undefined) return tools.refuse('SearchGoesOn');
  const { people, values } = told.person;
  const before = told.found.places;
  await tools.handle(erasure, which.familyId, {
    type: 'BeginErasure',
    data: { ...which, people: [...people], values: [...values], before: [...before], begunAt: tools.now },
  });
}

/**
 * What came about in the fortnight: another parent has joined, whose the children are as well; or every other child was put
 * away or erased, and without one the account could not be used any more. From here on the child is put away, so that the
 * last of the others cannot be.
 */
async function whatIsInTheWay({ asked }: Erasure, { family }: PrivacyParts, tools: CommandTools) {
  const { familyId, learnerId } = asked;
  if (learnerId === undefined)
    return (await family.parentsOf(familyId, tools)).length > 1 ? ('another parent' as const) : undefined;
  return (await family.putAway(familyId, learnerId, tools)) ? undefined : ('last child' as const);
}

async function peopleOf({ asked }: Erasure, { family }: PrivacyParts, tools: CommandTools): Promise<string[]> {
  if (asked.learnerId !== undefined) return [asked.learnerId];
  const [children, holders] = await Promise.all([
    family.childrenOf(asked.familyId, tools),
    family.parentsOf(asked.familyId, tools),
  ]);
  return [...holders, ...children.map(({ learnerId }) => learnerId)];
}

/** Whoever must be told first: without a key nobody could say any more who it was. */
export async function carryOut(which: Which, parts: PrivacyParts, tools: CommandTools): Promise<void> {
  const one = await known(which, tools);
  if (one?.stage !== 'begun' || one.begun === undefined) return;
  const { people } = one.begun;
  const { learnerId } = one.asked;
  if (learnerId === undefined) await closeFamily(which.familyId, people, { ...parts, tools });
  else await takeOut({ familyId: which.familyId, learnerId }, parts, tools);
  // Nobody can book for them any more.
  await parts.outside.giveBackPlaces(people, tools);
  for (const subjectId of people) {
    await parts.keyring.destroy(subjectId);
    await parts.family.noteErased(subjectId, tools);
  }
  await tools.handle(erasure, which.familyId, {
    type: 'NoteCarriedOut',
    data: { ...which, carriedOutAt: tools.now },
  });
}

/** The plan first, which is the parents' money: whoever dies after it begins with it again. */
async function takeOut(
  child: { readonly familyId: string; readonly learnerId: string },
  { family, outside }: PrivacyParts,
  tools: CommandTools,
): Promise<void> {
  await outside.endCoverOf(child, tools);
  await family.removeChild(child.familyId, child.learnerId, tools);
}

async function closeFamily(
  familyId: string,
  people: readonly string[],
  { family, outside, tools }: PrivacyParts & { readonly tools: CommandTools },
): Promise<void> {
  await outside.forgetCustomers(familyId, tools);
  for (const subjectId of people) await outside.leaveList(subjectId, tools);
  for (const accountId of await family.parentsOf(familyId, tools)) {
    await family.leaveOthers(accountId, tools);
    await family.endSessions(accountId, tools);
  }
}

/** Nothing is said before nothing is found: read tables may be a moment behind, and what stays is somebody's to mend. */
export async function certify(which: Which, parts: PrivacyParts & { readonly work: LongWork }, tools: CommandTools) {
  const one = await known(which, tools);
  if (one?.stage === 'carried out') await search(one, parts, tools);
  if (one?.stage !== 'carried out' && one?.stage !== 'certified') return;
  // The words that were looked for, last of all: a repeat comes here again.
  await parts.keyring.destroy(which.erasureId);
  await parts.family.noteErased(which.erasureId, tools);
}

const searchedAll = ({ tables, events, files, redis }: Found, searchedAt: string): Certificate['after'] => ({
  tables,
  events,
  files,
  ...(redis !== undefined && { redis }),
  searchedAt,
});

async function search(
  { asked, begun, carriedOutAt }: Erasure,
  parts: PrivacyParts & { readonly work: LongWork },
  tools: CommandTools,
): Promise<void> {
  if (begun === undefined || carriedOutAt === undefined) return;
  const { erasureId, familyId, whom, askedAt } = asked;
  const { people, values, before, begunAt } = begun;
  const found = await parts.work.of(`certify ${erasureId}`, () =>
    finderOf(parts).find({ people, values: values ?? [] }),
  );
  if (found === undefined) return tools.refuse('SearchGoesOn');
  if (found.places.length > 0) {
    parts.log.error({ erasureId, places: found.places }, 'somebody who was erased is still found');
    return tools.refuse('PersonStillFound');
  }
  const certificate: Certificate = {
    whom,
    askedAt,
    begunAt,
    carriedOutAt,
    keys: people.length,
    before,
    heldBefore: before.reduce((sum, { count }) => sum + count, 0),
    after: searchedAll(found, tools.now),
    heldAfter: 0,
    ...(found.others > 0 && { others: found.others }),
  };
  const data = { erasureId, familyId, certificate, hash: hashOf(certificate) };
  await tools.handle(erasure, familyId, { type: 'Certify', data });
}

function finderOf({ finder }: PrivacyParts) {
  if (finder === undefined) throw new Error('nothing can be searched here');
  return finder;
}

const hashOf = (certificate: Certificate): string =>
  createHash('sha256').update(certificateText(certificate)).digest('hex');
