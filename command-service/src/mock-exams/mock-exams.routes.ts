import type { CommandDeps, Route } from 'platform/http';
import { examRoutes } from './sets/exam.routes';
import { questionRoutes } from './sets/question.routes';
import { setRoutes } from './sets/set.routes';

export const mockExamsRoutes = (): Route<CommandDeps>[] => [...setRoutes, ...examRoutes, ...questionRoutes];
