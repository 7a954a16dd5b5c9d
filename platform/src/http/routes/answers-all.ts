import { addressFields, type Contract } from 'schemas/describe/contract';
import type { Route } from './route';

/**
 * Refuses to start a service whose routes do not answer exactly the contracts that are its own, or one of whose contracts
 * does not say who may call it.
 */
export function answersAll<Deps>(
  routes: readonly Route<Deps>[],
  contracts: readonly Contract[],
): readonly Route<Deps>[] {
  const served = routes.map(({ contract }) => contract);
  refuse('no route answers', without(contracts, served));
  refuse('these routes belong elsewhere:', without(served, contracts));
  refuse(
    'two routes answer',
    served.filter((contract, index) => served.indexOf(contract) !== index),
  );
  refuse(
    'nothing says who may call',
    served.filter((contract) => !saysWho(contract)),
  );
  refuse('these paths name a field that their request lacks:', served.filter(lacksField));
  return routes;
}

function refuse(fault: string, contracts: readonly Contract[]): void {
  if (contracts.length > 0) throw new Error(`${fault} ${contracts.map(({ path }) => path).join(', ')}`);
}

const without = (contracts: readonly Contract[], known: readonly Contract[]) =>
  contracts.filter((contract) => !known.includes(contract));

// The compiler asks for it as well, of whoever asks the compiler.
function saysWho({ who }: Partial<Contract>): boolean {
  return who !== undefined && (who.kind === 'anyone' || who.roles.length > 0);
}

const lacksField = ({ path, request }: Contract) => addressFields(path).some((field) => !(field in request));
