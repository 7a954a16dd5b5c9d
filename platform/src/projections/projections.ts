/** The door of the projections kit. */
export {
  at,
  atEach,
  readModelsOf,
  set,
  type FoldMeta,
  type Placed,
  type Projection,
  type RowKey,
} from './folding/read-model';
export { ProjectionRunner } from './runner';
export { CheckpointMoved, stoppedTables } from './standing/control';
