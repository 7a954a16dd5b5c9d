import { whyRightsQuery, type NoteRightsLook } from './why-rights.query';

export const rightsQueries = (note: NoteRightsLook, questionsADay: number) => [whyRightsQuery(note, questionsADay)];
