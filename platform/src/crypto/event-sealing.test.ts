import { describe, expect, it } from '@jest/globals';
import { events } from 'schemas/describe/events';
import { Email, Id, Personal, Text } from 'schemas/describe/schema';
import { KeyIsMissing, keyring, masterKeys, memoryKeyStore, openEvents, sealEvents, SubjectIsErased } from './crypto';

const fieldsOfPersonMet = { personId: Id, guestId: Id, email: Personal(Email, 'personId') };
const family = events({
  PersonMet: { ...fieldsOfPersonMet, note: Personal(Text(50), 'guestId') },
  DoorOpened: { doorId: Id },
});
const types = new Map(Object.entries(family.types));
const met = {
  id: 'e-1',
  type: 'PersonMet',
  data: { personId: 'p', guestId: 'g', email: 'ada@example.org', note: 'likes tea' },
};
const opened = { id: 'e-2', type: 'DoorOpened', data: { doorId: 'd' } };
/** What stands in a field once it is sealed, whatever the type of the event says of it. */
const sealedIn = ({ data }: { readonly data: Readonly<Record<string, unknown>> }, field: string) =>
  data[field] as { readonly sealed: string; readonly of: string };
const newRing = () => keyring(memoryKeyStore(), masterKeys('k'.repeat(44)));

describe('sealing', () => {
  it('never uses a nonce twice, however many values it seals', async () => {
    const ring = newRing();
    const many = Array.from({ length: 600 }, (_, n) => ({ id: `e-${n}`, type: 'PersonMet', data: met.data }));
    const sealed = await sealEvents(many, { types, keyring: ring });
    const nonces = sealed.map((event) => sealedIn(event, 'email').sealed.slice(0, 16));
    expect(new Set(nonces).size).toBe(many.length);
  });

  it('brings back what it sealed, and leaves no plain text', async () => {
    const ring = newRing();
    const sealed = await sealEvents([met, opened], { types, keyring: ring });
    expect(JSON.stringify(sealed)).not.toMatch(/ada@|tea/);
    expect(sealed[0]?.data).toMatchObject({
      personId: 'p',
      email: { of: 'p', sealed: expect.any(String) },
      note: { of: 'g' },
    });
    expect(await openEvents(sealed, types, ring)).toEqual([met, opened]);
  });

  it('nulls the fields of an erased person, and of nobody else', async () => {
    const ring = newRing();
    const sealed = await sealEvents([met], { types, keyring: ring });
    await ring.destroy('p');
    expect((await openEvents(sealed, types, ring))[0]?.data).toEqual({ ...met.data, email: null });
  });

  it('reads a field that became personal later as it stands, and as nothing once its person is erased', async () => {
    const ring = newRing();
    const unsealed = { ...met, data: { ...met.data } };
    expect(await openEvents([unsealed], types, ring)).toEqual([met]);
    await ring.destroy('g');
    expect((await openEvents([unsealed], types, ring))[0]?.data).toEqual({ ...met.data, note: null });
  });

  it('reads a field that was sealed with the key of another, until its person is erased', async () => {
    const ring = newRing();
    const older = new Map(
      Object.entries(events({ PersonMet: { ...fieldsOfPersonMet, note: Personal(Text(50), 'personId') } }).types),
    );
    const sealed = await sealEvents([met], { types: older, keyring: ring });
    expect(sealedIn(sealed[0] ?? met, 'note').of).toBe('p');
    expect(await openEvents(sealed, types, ring)).toEqual([met]);
    await ring.destroy('g');
    expect((await openEvents(sealed, types, ring))[0]?.data).toEqual({ ...met.data, note: null });
  });

  it('writes nothing personal of an erased person', async () => {
    const ring = newRing();
    await ring.destroy('p');
    await expect(sealEvents([met], { types, keyring: ring })).rejects.toThrow(SubjectIsErased);
  });

  it('opens a value nowhere but in its own event and field', async () => {
    const ring = newRing();
    const [sealed = met] = await sealEvents([met], { types, keyring: ring });
    await expect(openEvents([{ ...sealed, id: 'e-9' }], types, ring)).rejects.toThrow();
    const swapped = {
      ...sealed,
      data: { ...sealed.data, email: { ...sealedIn(sealed, 'note'), of: 'g' } },
    };
    await expect(openEvents([swapped], types, ring)).rejects.toThrow();
  });

  it('notices a changed bit', async () => {
    const ring = newRing();
    const [sealed = met] = await sealEvents([met], { types, keyring: ring });
    const email = sealedIn(sealed, 'email');
    const flipped = email.sealed.startsWith('A') ? `B${email.sealed.slice(1)}` : `A${email.sealed.slice(1)}`;
    await expect(
      openEvents([{ ...sealed, data: { ...sealed.data, email: { ...email, sealed: flipped } } }], types, ring),
    ).rejects.toThrow();
  });

  it('says that a key is missing rather than pass for erased', async () => {
    const sealed = await sealEvents([met], { types, keyring: newRing() });
    await expect(openEvents(sealed, types, newRing())).rejects.toThrow(KeyIsMissing);
  });

  it('seals no field that is absent, and none twice', async () => {
    const ring = newRing();
    const bare = { ...met, data: { personId: 'p', guestId: 'g' } };
    expect(await sealEvents([bare], { types, keyring: ring })).toEqual([bare]);
    const once = await sealEvents([met], { types, keyring: ring });
    expect(await sealEvents(once, { types, keyring: ring })).toEqual(once);
  });

  it('hands on events without personal data, and of unknown types, as they are', async () => {
    const unknown = { id: 'e-3', type: 'FromTheFuture', data: { email: 'x' } };
    const through = await openEvents([opened, unknown], types, newRing());
    expect(through[0]).toBe(opened);
    expect(through[1]).toBe(unknown);
  });
});
