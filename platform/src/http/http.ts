/** The door of the HTTP kit: contracts become routes, routes become an application. */
export { networkOf } from './network';
export { answersAll } from './answers-all';
export { httpApp, type AppParts } from './app';
export { visitor, type Caller, type Sessions } from './caller';
export { commandsTo, flow, type CommandDeps, type CommandTools } from './command-route';
export { commandCalls, type CommandCall } from './command-call';
export { discreet } from './discreet';
export { Problem, unavailable } from './problem';
export { answer, nothing, type QueryDeps, type QueryTools } from './query-route';
export { limits, minuteLimit, type Limits } from './rate-limits';
export type { Route } from './route';
export { sessionCache } from './session-cache';
