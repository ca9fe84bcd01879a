import { accountCalls } from '@everdeed/contract';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { AccountParts } from './parts.ts';
import { tokenContext } from './token-context.ts';
import {
  addNamedToken,
  countNamedTokens,
  listTokens,
  namedTokenLimit,
  revokeToken,
} from '../security/token-store.ts';
import { requireActor } from '../work/scenes.ts';

/** API tokens: listing, creating and revoking them. */
export const tokenRoutes = (parts: AccountParts) => [
  route(accountCalls.listTokens, async (work, { actor }) =>
    (await listTokens(work.read.db, actor.id)).map((token) => ({
      ...token,
      current: token.id === actor.tokenId,
    })),
  ),
  route(accountCalls.createToken, async (work, { actor, body, info }) => {
    const name = body.name.trim();
    return work.transaction(async (tx) => {
      // Locks the player's row, so that concurrent requests are counted one after another.
      await requireActor(tx, actor);
      if ((await countNamedTokens(tx.db, actor.id)) >= namedTokenLimit)
        throw work.refuse('BadRequest', 'tooManyTokens');
      const { id, token } = await addNamedToken(tokenContext(work, parts, tx), actor.id, name, info.client);
      return reply({ data: { id, name, apiToken: token }, secret: true });
    });
  }),
  route(accountCalls.revokeToken, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      if (!(await revokeToken(tx.db, actor.id, params.tokenId)))
        throw work.refuse('NotFound', 'tokenNotFound');
      tx.afterCommit(() => parts.events.revoked(actor.id));
      return {};
    }),
  ),
];
