import { device } from '../../../../client/device-store';
import { examShelf } from '../shelf/act-shelf';

const name = 'exam-device';

/** By which the server tells this device from another; it says nothing of who uses it. */
export function deviceId(): string {
  const known = device.read(name);
  if (known !== undefined) return known;
  const fresh = crypto.randomUUID();
  device.write(name, fresh);
  return fresh;
}

/** Whether this device keeps what it is given: a test answer is put where answers stand, read back, and taken away. */
export async function savesHere(learnerId: string): Promise<boolean> {
  const act = { kind: 'chosen', questionId: 'check', seq: 1, option: 'A' } as const;
  const kept = { learnerId, sessionId: 'check', paper: 1, deviceId: deviceId(), tab: crypto.randomUUID(), act };
  const shelf = await examShelf();
  try {
    await shelf.put(kept);
    const back = await shelf.of(learnerId, 'check');
    await shelf.drop(back);
    return back.length > 0;
  } catch {
    return false;
  }
}
