import { memberCalls } from '@everdeed/contract';
import { asText, transferGems } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { mailPlayer } from '../work/mails.ts';
import { perform } from '../work/perform.ts';
import { pushGems } from '../work/pushes.ts';
import { pairScene } from '../work/scenes.ts';
import type { MemberParts } from './parts.ts';

/** Giving gems (rules-play-and-shops 4.15). */
export const giftRoutes = (parts: MemberParts) => [
  route(memberCalls.transferGems, async (work, { actor, body, info }) => {
    const given = {
      gems: Number(asText(body.gemAmount)),
      message: asText(body.message).trim(),
      client: info.client,
    };
    const scope = pairScene(asText(body.toUserId));
    const { scene, tx } = await perform(work, actor, scope, (context, pair) =>
      transferGems(context, pair, given),
    );
    await mailPlayer(tx, parts, {
      to: scene.receiver,
      kind: 'giftedGems',
      template: 'gifted-gems',
      params: { sender: scene.player.profile.name, count: given.gems, url: parts.siteUrl() },
    });
    await pushGems(work, tx, scene.receiver, { sender: scene.player.profile.name, count: given.gems });
    return {};
  }),
];
