export { tearDown as default } from './jest-postgres';
