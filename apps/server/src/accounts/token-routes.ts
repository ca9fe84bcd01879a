import { accountCalls } from '@everdeed/contract';
import { reply } from '../http/reply.ts';
import { type Route, route } from '../http/route.ts';
import { refusal } from '../work/refusal.ts';
import { tokenContext } from './sign-in-routes.ts';
import { addNamedToken, countNamedTokens, listTokens, namedTokenLimit, revokeToken } from './token-store.ts';

/** API tokens: listing, creating and revoking them. */
export const tokenRoutes: Route[] = [
  route(accountCalls.listTokens, async (deps, { actor }) =>
    (await listTokens(deps.read.db, actor.id)).map((token) => ({
      ...token,
      current: token.id === actor.tokenId,
    })),
  ),
  route(accountCalls.createToken, async (deps, { actor, body, info }) => {
    const name = body.name.trim();
    return deps.transaction(async (tx) => {
      // Locks the player's row: two at once are counted one after the other.
      await tx.players.need(actor.id);
      if ((await countNamedTokens(tx.db, actor.id)) >= namedTokenLimit)
        throw refusal('BadRequest', 'tooManyTokens');
      const { id, token } = await addNamedToken(tokenContext(deps, tx), actor.id, name, info.client);
      return reply({ data: { id, name, apiToken: token }, secret: true });
    });
  }),
  route(accountCalls.revokeToken, (deps, { actor, params }) =>
    deps.transaction(async (tx) => {
      if (!(await revokeToken(tx.db, actor.id, params.tokenId))) throw refusal('NotFound', 'tokenNotFound');
      return {};
    }),
  ),
];
