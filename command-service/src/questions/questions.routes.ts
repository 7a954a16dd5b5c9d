import type { CommandDeps, Route } from 'platform/http';
import { britishDictionary } from './english/british-dictionary';
import { englishStaffRoutes } from './english/english-staff.routes';

export const questionsRoutes = (): Route<CommandDeps>[] => [...englishStaffRoutes(britishDictionary())];
