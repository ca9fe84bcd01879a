import { defineArea } from '../area.ts';
import { credentialRoutes } from './credential-routes.ts';
import { forgetOldResetCodes } from '../security/credentials.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { accountsTables } from './tables.ts';
import { accountJobs } from './reset-mail.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { socialRoutes } from './social/social-routes.ts';
import { wayRoutes } from './social/way-routes.ts';
import { forgetOldNonces } from '../security/used-nonces.ts';
import { tokenRoutes } from './token-routes.ts';

/** Accounts: signing in, names, email addresses, passwords, API tokens, and leaving. */
export const accountsArea = defineArea({
  name: 'accounts',
  routes: (parts) => [
    ...signInRoutes(parts),
    ...socialRoutes(parts),
    ...wayRoutes(parts),
    ...credentialRoutes(parts),
    ...tokenRoutes(parts),
    ...deletionRoutes(parts),
  ],
  tables: accountsTables,
  jobs: accountJobs,
  cleanUp: async ({ storage, system }) => {
    await forgetOldResetCodes(storage.db, system.now());
    await forgetOldNonces(storage.db, system.now());
  },
});
