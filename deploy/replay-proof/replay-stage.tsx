import { jest } from '@jest/globals';
import type { Screen } from 'schemas/mock-exams/replay/film.rules';
import type { ExamViewProps } from '../../frontend/src/pages/mock-exams/exam-view/exam-view';
import { papers } from './scripted-sitting';

const pages = '../../frontend/src/pages/mock-exams';
const sat = papers.map((paper, n) => ({ paperHash: String(n + 1).repeat(64), paper, letters: {} }));

/** The replay's own screen, and what it gives the child's view to draw; undefined where it draws none. */
export async function replayStage() {
  let given: ExamViewProps | undefined;
  const loaded = await isolated((props) => (given = props));
  const { SittingScreen, createRoot, flushSync } = loaded;
  const root = createRoot(document.createElement('div'));
  return (screen: Screen, now: string): ExamViewProps | undefined => {
    given = undefined;
    const shown = { papers: sat, screen, now, name: 'Amara', showsKey: false };
    flushSync(() => root.render(<SittingScreen {...shown} />));
    return given;
  };
}
export type ReplayStage = Awaited<ReturnType<typeof replayStage>>;

async function isolated(tell: (props: ExamViewProps) => void) {
  const found: { modules?: Awaited<ReturnType<typeof modules>> } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock(`${pages}/exam-view/exam-view`, () => ({
      ExamView: (props: ExamViewProps) => {
        tell(props);
        return null;
      },
    }));
    found.modules = await modules();
  });
  if (!found.modules) throw new Error('nothing was loaded');
  return found.modules;
}

const modules = async () => ({
  SittingScreen: (await import('../../frontend/src/pages/mock-exams/replay/sitting/sitting-screen')).SittingScreen,
  createRoot: (await import('react-dom/client')).createRoot,
  flushSync: (await import('react-dom')).flushSync,
});
