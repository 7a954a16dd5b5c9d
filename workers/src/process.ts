import { processesOf } from 'platform/jobs';
import type { AnyEvent } from 'schemas/events';

/**
 * Declares a process of this system: its name, and what is to be done about each event that concerns it.
 * Event names and their data complete from the one registry.
 */
export const process = processesOf<AnyEvent>();
