import { office, type Screen } from '../../screen';

export const rightsScreens: readonly Screen[] = [office('/app/admin-whizz/rights', () => import('./rights.page'))];
