import { accept, decider, type Decision } from 'platform/decider';
import type { CatalogueEvent } from 'schemas/questions/catalogue.events';

type Released = CatalogueEvent['data'];

/** What can be practised. A release whose bank is the same changes nothing. */
export const catalogue = decider({ category: 'catalogue', initial: '', decide, evolve });

function decide({ data }: { type: 'ReleaseCatalogue'; data: Released }, version: string): Decision<CatalogueEvent> {
  return data.version === version ? accept() : accept({ type: 'CatalogueReleased', data });
}

function evolve(_: string, { data }: CatalogueEvent): string {
  return data.version;
}
