import { runPasswordHasher } from 'platform/passwords/hasher';

// A process of its own that hashes passwords for the service, and loads nothing else.
runPasswordHasher();
