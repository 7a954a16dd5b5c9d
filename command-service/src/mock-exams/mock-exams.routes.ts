import type { CommandDeps, Route } from 'platform/http';
import { keysRoutes } from './keys/keys.routes';
import type { KeysParts } from './keys/looked-at';
import { incidentsRoutes, type IncidentsParts } from './incidents/incidents.routes';
import { rehearsalsRoutes } from './rehearsals/rehearsals.routes';
import { reportsRoutes } from './reports/reports.routes';
import { roomRoutes, type RoomParts } from './room/room.routes';
import { learnerSessionsRoutes } from './sessions/learner-sessions.routes';
import type { SessionsParts } from './sessions/sessions-parts';
import { sessionsRoutes } from './sessions/sessions.routes';
import { csvRoutes } from './sets/csv/csv.routes';
import { drawingRoutes } from './sets/drawing/drawing.routes';
import type { DrawingParts } from './sets/drawing/question-source';
import { examRoutes } from './sets/exam.routes';
import { publishedSets } from './sets/published-sets';
import { picturesRoutes, type PicturesParts } from './sets/pictures/pictures.routes';
import { questionRoutes } from './sets/question.routes';
import { setRoutes } from './sets/set.routes';
import type { SittingsParts } from './sittings/sittings-parts';
import { sittingsRoutes } from './sittings/sittings.routes';

type Parts = Omit<SessionsParts, 'publishedSets'> &
  SittingsParts &
  DrawingParts &
  PicturesParts &
  KeysParts &
  RoomParts &
  IncidentsParts;

export const mockExamsRoutes = (parts: Parts): Route<CommandDeps>[] => [
  ...setRoutes,
  ...examRoutes,
  ...questionRoutes,
  ...drawingRoutes(parts),
  ...csvRoutes,
  ...picturesRoutes(parts),
  ...sessionsRoutes({ ...parts, publishedSets }),
  ...learnerSessionsRoutes(parts),
  ...sittingsRoutes(parts),
  ...rehearsalsRoutes(parts),
  ...roomRoutes(parts),
  ...keysRoutes(parts),
  ...reportsRoutes(parts),
  ...incidentsRoutes(parts),
];
