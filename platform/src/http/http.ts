/** The door of the HTTP kit: contracts become routes, routes become an application. */
export { networkOf } from './guards/network';
export { answersAll } from './routes/answers-all';
export { httpApp, type AppParts } from './app';
export { appWithoutCalls } from './app-without-calls';
export type { Proof } from './guards/counted';
export { countedAs, visitor, type Caller, type Sessions } from './guards/caller';
export { commandsTo, flow, type CommandDeps, type CommandTools } from './routes/command-route';
export { commandCalls, CommandRefused, type CommandCall } from './routes/command-call';
export { discreet } from './routes/discreet';
export { notForLooks, Problem, unavailable } from './problem';
export { answer, nothing, type QueryDeps, type QueryTools } from './routes/query-route';
export { isForeignPage } from './guards/foreign-page';
export { limits, minuteLimit, type Limits } from './guards/rate-limits';
export type { Route } from './routes/route';
export { sessionCache } from './guards/session-cache';
export { openStreams, type OpenStreams } from './streams/open-streams';
export { tells } from './streams/stream-route';
