import { ensureBuilt } from '../../../scripts/support/program.ts';

/** Workers start what is built; two of them building at once would disturb each other. */
export default ensureBuilt;
