export { hasPrivilege, type Privilege } from './policy.ts';
