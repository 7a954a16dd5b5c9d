import type { EventStore } from '../../event-store/event-store';

/** A server that holds a log, perhaps with events of others in it, and the ways in which it can fail. */
export interface ServerUnderTest {
  /**
   * Opens a store on it. Several may be open at once, as in several processes; whoever opens one closes it. A patient one
   * waits as long as a busy machine may take for much work; the others give up soon, as the cases of a server that hangs want it.
   */
  readonly open: (isPatient?: boolean) => EventStore;
  /** The server ends where it stands, or every connection to it is cut and new ones are refused. */
  readonly kill: () => Promise<void>;
  /** After `kill`: on the same address, with all that was acknowledged. */
  readonly restart: () => Promise<void>;
  /** Connections stay open and are taken, and nothing is answered. */
  readonly hang: () => void;
  /** After `hang`. */
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** One promise of the port, and how it is proved. */
export interface ContractCase {
  readonly name: string;
  /** Rejects when the promise is broken. */
  readonly run: (server: ServerUnderTest) => Promise<void>;
}

/** A case with a store of its own. */
export function withStore(
  name: string,
  prove: (store: EventStore, server: ServerUnderTest) => Promise<void>,
  { isPatient = false } = {},
): ContractCase {
  return {
    name,
    run: async (server) => {
      const store = server.open(isPatient);
      try {
        await prove(store, server);
      } finally {
        await store.close();
      }
    },
  };
}
