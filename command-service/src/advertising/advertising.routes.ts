import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import {
  agreeToAdvertising,
  closeConversion,
  openConversion,
  withdrawFromAdvertising,
} from 'schemas/advertising/advertising.contract';
import { advertising } from './advertising.decider';

const on = commandsTo(advertising);

export const advertisingRoutes: readonly Route<CommandDeps>[] = [
  on(agreeToAdvertising, (agreed, { caller: { accountId } }) => ({
    id: accountId,
    command: { type: 'Agree', data: { accountId, textVersion: agreed.textVersion, receiver: agreed.receiver } },
  })),
  on(withdrawFromAdvertising, (_, { caller: { accountId } }) => ({
    id: accountId,
    command: { type: 'Withdraw', data: { accountId } },
  })),
  // Decided anew each time: what was allowed before a worker died may have been taken back since.
  flow(
    openConversion,
    async (data, tools) => {
      await tools.handle(advertising, data.accountId, { type: 'OpenConversion', data });
      return {};
    },
    { answersRepeats: false },
  ),
  on(closeConversion, (data) => ({ id: data.accountId, command: { type: 'CloseConversion', data } })),
];
