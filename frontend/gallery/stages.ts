import { routes } from '../src/routes';

/** A screen as it stands in one of the states that every screen has. */
export interface Stage {
  readonly path: string;
  readonly state: StageState;
}

export const stageStates = ['filled', 'long names', 'empty', 'loading', 'error', 'large text', 'double text'] as const;
export type StageState = (typeof stageStates)[number];

const office = routes.filter(({ room }) => room === 'office').map(({ path }) => path);

/** Every screen of the office in every state. */
export const stages: readonly Stage[] = office.flatMap((path) => stageStates.map((state) => ({ path, state })));
