import { mixPath } from '../../parts/subjects';
import { desk, redirect, type Screen } from '../../screen';

const practice = () => import('./practice.page');

export const practiceScreens: readonly Screen[] = [
  redirect('/app', '/app/math'),
  desk(mixPath, practice),
  desk(`${mixPath}/:stateView`, practice),
  desk('/app/math', practice),
  desk('/app/math/:stateView', practice),
  desk('/app/verbal-reasoning', practice),
  desk('/app/verbal-reasoning/:stateView', practice),
  desk('/app/english', practice),
  desk('/app/english/:stateView', practice),
  desk('/app/non-verbal-reasoning', practice),
  desk('/app/non-verbal-reasoning/:stateView', practice),
];
