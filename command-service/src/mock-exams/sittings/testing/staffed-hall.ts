import type { Contract } from 'schemas/describe/contract';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { examHall } from './hall';

/** A hall with staff in it, one house for a whole file of tests; each test has a session and children of its own. */
export async function staffedHall(names: readonly string[] = ['desk']) {
  const hall = await examHall();
  for (const name of names) await hall.office.signUp(`${name}@example.org`, 'ROLE_ADMIN');
  let sessions = 0;

  /** As one of them calls at so many seconds after the start. */
  async function staffAt(seconds: number, name = 'desk') {
    hall.house.clock.set(hall.at(seconds));
    return (await hall.office.logIn(`${name}@example.org`)).call;
  }

  /** One more session at noon, and what is done in it. */
  async function anotherSession() {
    sessions += 1;
    const nth = sessions;
    const sessionId = `march-${nth}`;
    await hall.session(sessionId);
    return {
      sessionId,
      /** Whoever has a seat in it; nobody of any other test. */
      child: (name: string, arrangements?: Arrangements) => hall.child(`${name}-${nth}`, sessionId, arrangements),
      staff: async (seconds: number, contract: Contract, request: object = {}) =>
        (await staffAt(seconds))(contract, { mockExamSessionId: sessionId, ...request }),
      happened: (type: string) => hall.office.happened(type).filter(({ data }) => data['sessionId'] === sessionId),
    };
  }

  return Object.assign({}, hall, { staffAt, anotherSession });
}
export type StaffedHall = Awaited<ReturnType<typeof staffedHall>>;
export type HallSession = Awaited<ReturnType<StaffedHall['anotherSession']>>;
