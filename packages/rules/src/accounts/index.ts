export { hasPrivilege, outranks, type Privilege, privileges } from './policy.ts';
