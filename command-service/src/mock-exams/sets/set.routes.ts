import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { SetDetails } from 'schemas/mock-exams/sets/authored';
import {
  checkMockExamSet,
  cloneMockExamSet,
  createMockExamSet,
  deleteMockExamSet,
  editMockExamSet,
  orderMockExams,
  publishMockExamSet,
} from 'schemas/mock-exams/sets/set.contract';
import { withdrawSet } from '../sessions/withdraw-set';
import { clone } from './clone';
import { examSet } from './exam-set.decider';
import { changesSince, publish } from './publishing/publish';
import { findingsIn } from './readiness/readiness';

const on = commandsTo(examSet);

type Typed = Omit<RequestOf<typeof createMockExamSet>, 'email'>;

const detailsOf = ({ examSetName, examType, examSetDate, examSetTime }: Typed): SetDetails => ({
  name: examSetName.trim(),
  type: examType,
  date: examSetDate,
  time: examSetTime.padEnd(8, ':00'),
});

/** Sets as a whole. */
export const setRoutes: readonly Route<CommandDeps>[] = [
  flow(createMockExamSet, async (typed, tools) => {
    const setId = tools.idFor('exam-set');
    await tools.handle(examSet, setId, { type: 'CreateSet', data: { setId, ...detailsOf(typed) } });
    return { mockExamSetId: setId };
  }),
  on(editMockExamSet, ({ mockExamSetId: setId, seen, ...typed }) => ({
    id: setId,
    command: { type: 'EditSet', data: { setId, ...detailsOf(typed), seen } },
  })),
  flow(deleteMockExamSet, async ({ mockExamSetId: setId }, tools) => {
    if ((await tools.read(examSet, setId)).stage === 'none') return tools.refuse('MockExamSetNotFound');
    await withdrawSet(setId, tools);
    await tools.handle(examSet, setId, { type: 'DeleteSet', data: { setId } });
    return {};
  }),
  on(orderMockExams, ({ mockExamSetId: setId, mockExamIds: paperIds }) => ({
    id: setId,
    command: { type: 'OrderPapers', data: { setId, paperIds } },
  })),
  flow(cloneMockExamSet, async ({ mockExamSetId, examSetName }, tools) => {
    const set = await tools.read(examSet, mockExamSetId);
    if (set.stage !== 'open') return tools.refuse('MockExamSetNotFound');
    const name = examSetName?.trim() ?? `Copy of ${set.details.name}`.slice(0, 200);
    return { mockExamSetId: await clone({ setId: mockExamSetId, set, name }, tools) };
  }),
  flow(checkMockExamSet, async ({ mockExamSetId }, tools) => {
    const set = await tools.read(examSet, mockExamSetId);
    if (set.stage !== 'open') return tools.refuse('MockExamSetNotFound');
    const findings = findingsIn(set, mockExamSetId);
    const isReady = findings.every(({ severity }) => severity !== 'must');
    return { isReady, findings, changes: await changesSince(set, tools) };
  }),
  flow(publishMockExamSet, async ({ mockExamSetId }, tools) => {
    const set = await tools.read(examSet, mockExamSetId);
    if (set.stage !== 'open') return tools.refuse('MockExamSetNotFound');
    if (findingsIn(set, mockExamSetId).some(({ severity }) => severity === 'must'))
      return tools.refuse('MockExamSetNotReady');
    return publish({ setId: mockExamSetId, set }, tools);
  }),
];
