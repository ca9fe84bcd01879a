export { hasPrivilege, type Privilege, privileges } from './policy.ts';
