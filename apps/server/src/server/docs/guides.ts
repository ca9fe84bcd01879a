import { generalRefusals } from '@everdeed/contract';
import { messageText } from '@everdeed/content/messages';
import { appVersion } from '../../http/envelope.ts';
import { colouredJson, escapeHtml, table } from './html.ts';
import { colouredCode } from './snippets.ts';
import { webhookSamples } from './webhook-samples.ts';

/** A page besides those of calls. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

const code = (text: string): string =>
  `<div class="code"><pre tabindex="0"><code>${colouredCode(text)}</code></pre></div>`;
const json = (value: unknown): string =>
  `<div class="code"><pre tabindex="0"><code>${colouredJson(value)}</code></pre></div>`;
const h2 = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
const p = (html: string): string => `<p>${html}</p>`;
const call = (id: string, text: string): string => `<a href="/api/docs/calls/${id}">${text}</a>`;

const start: Guide = {
  slug: 'start',
  title: 'Your first call',
  text: [
    p(
      'Everything that the web client does goes through this API, and your program can do the same. You need an account, its two keys, and a name for your program.',
    ),
    h2('1. Get your keys'),
    p(
      'Sign in on the site and open <b>Settings, Devices and apps</b>: create an API token for your program, and copy it together with your user id. A program can also sign people in itself:',
    ),
    code(`curl -X POST "$EVERDEED/api/v4/user/auth/local/login" \\
  -H "content-type: application/json" -H "x-client: maren-my-script" \\
  -d '{"username":"maren","password":"a-long-password"}'`),
    p(
      `The answer’s <code>data</code> holds <code>id</code> and <code>apiToken</code>. Keep the token, never the password. ${call('register', 'Registering')} answers in the same way.`,
    ),
    h2('2. Send three headers'),
    table(
      ['Header', 'What it is'],
      [
        ['<code>x-api-user</code>', 'The user id.'],
        ['<code>x-api-key</code>', 'The API token.'],
        [
          '<code>x-client</code>',
          'Who is calling: your user id or name, a hyphen, and the name of your program. Some servers insist on it.',
        ],
      ],
    ),
    code(`curl "$EVERDEED/api/v4/tasks/user?type=todos" \\
  -H "x-api-user: $EVERDEED_USER" -H "x-api-key: $EVERDEED_KEY" -H "x-client: maren-my-script"`),
    h2('3. Read the envelope'),
    p(
      'A success has its result in <code>data</code>, and what happened meanwhile in <code>notifications</code>. <code>userV</code> is the version of your account after the call.',
    ),
    json({ success: true, data: [], notifications: [], userV: 12, appVersion }),
    p(
      'A refusal says why: <code>error</code> is its class, <code>message</code> is for people, in their language, and <code>code</code> never changes. Programs go by the code.',
    ),
    json({
      success: false,
      error: 'NotFound',
      message: messageText('messageTaskNotFound', 'en'),
      code: 'messageTaskNotFound',
    }),
    p(
      'When parameters are at fault, the code is <code>invalidReqParams</code>, and <code>errors</code> names each of them.',
    ),
    h2('4. Make repeats harmless'),
    p(
      'Connections break after a change was stored and before the answer came. Send an <code>Idempotency-Key</code> of your own with every change, such as a UUID, and send the same one when you try again: you get the first answer, with the header <code>Idempotent-Replayed</code>, and nothing is done twice. A key lasts 30 days. The same key with another request is refused with <code>idempotencyKeyReused</code>.',
    ),
    h2('5. Tell where you are'),
    p(
      'Days begin at the player’s own hour. Send <code>x-user-timezoneoffset</code> (minutes west of Greenwich, as JavaScript’s <code>getTimezoneOffset</code> gives it) so that travels are noticed. A scoring that was made offline may send <code>x-act-at</code> with its instant.',
    ),
    h2('General refusals'),
    p('Any call can give these besides those on its page:'),
    table(
      ['Code', 'When'],
      generalRefusals.map((key) => [
        `<code>${key}</code>`,
        escapeHtml(messageText(key, 'en').replace(/\{\w+[^}]*\}/g, '…')),
      ]),
    ),
  ].join('\n'),
};

const live: Guide = {
  slug: 'live-events',
  title: 'Live events',
  text: [
    p(
      `Instead of asking again and again, keep ${call('streamEvents', '<code>GET /api/v4/events</code>')} open: a stream of server-sent events that tells of every change of yours and of the groups and challenges you are in, after it was stored.`,
    ),
    code(`curl -N "$EVERDEED/api/v4/events" \\
  -H "x-api-user: $EVERDEED_USER" -H "x-api-key: $EVERDEED_KEY" -H "x-client: maren-my-script"`),
    p(
      'The browser’s own <code>EventSource</code> cannot send headers; read the stream of a <code>fetch</code>. An event has the name of its kind, and JSON as data:',
    ),
    json({
      kind: 'player',
      topic: 'player:11111111-2222-4333-8444-555555555555',
      userV: 13,
      parts: ['stats'],
      taskIds: [],
    }),
    table(
      ['Kind', 'What has changed'],
      [
        [
          '<code>player</code>',
          'You, or your tasks. <code>parts</code> says which fields; without it, anything may have. Nothing to do if you know this <code>userV</code> already.',
        ],
        ['<code>tasks</code>', 'Tasks alone.'],
        ['<code>group</code>', 'A group: its fields, members, quest or board.'],
        ['<code>chat</code>', 'A chat. With <code>message</code>: one that is new or changed.'],
        ['<code>inbox</code>', 'Your private messages.'],
        ['<code>challenge</code>', 'A challenge.'],
        ['<code>scores</code>', 'Scores of a challenge’s tasks; told once for all of some seconds.'],
        ['<code>missed</code>', 'Something may have been lost: read this topic anew.'],
      ],
    ),
    p(
      'A comment comes every 25 seconds; if none comes for a minute, connect anew. Send the last <code>id</code> as <code>Last-Event-ID</code>, and you are told whether you missed something. Each player may have 20 streams; a new one closes the oldest.',
    ),
  ].join('\n'),
};

const limits: Guide = {
  slug: 'limits',
  title: 'Limits',
  text: [
    p(
      'Limits keep one program from slowing down everybody else. They are generous to people, and firm with loops.',
    ),
    h2('Calls under /api/v3'),
    p(
      'Each player has 30 points a minute, and a call costs one. Who is not signed in has 30 points for the address, and a call costs five. The answer tells how many are left:',
    ),
    table(
      ['Header', 'What it is'],
      [
        ['<code>X-RateLimit-Limit</code>', '30.'],
        ['<code>X-RateLimit-Remaining</code>', 'What is left in this minute.'],
        ['<code>X-RateLimit-Reset</code>', 'When the minute ends.'],
        ['<code>Retry-After</code>', 'Seconds to wait, once nothing is left.'],
      ],
    ),
    p(
      'When nothing is left, calls are refused with status 429 and the code <code>clientRateLimited</code>. Wait as long as <code>Retry-After</code> says; trying sooner costs points. A site owner can switch this limit off.',
    ),
    h2('Calls under /api/v4'),
    p(
      'They cost no points. Single actions have limits of their own where they reach other people: mails, reports, invitations, new accounts, failed sign-ins. These give status 429 with <code>tooManyRequests</code> or <code>tooManySignIns</code>, and <code>Retry-After</code>.',
    ),
    h2('Sizes'),
    table(
      ['What', 'At most'],
      [
        ['Body of a request', '1 MiB'],
        ['File of an import', '20 MB'],
        ['Idempotency key', '128 characters'],
        ['Open connections of an address', '200, unless the site owner has set another number'],
        ['Event streams of a player', '20'],
        ['Webhook deliveries of a player that wait', '1000'],
      ],
    ),
    h2('Good manners'),
    p(
      'Ask for what you need: most lists have pages. Keep what rarely changes; answers have an <code>ETag</code>. Use live events or webhooks in place of polling. Try again after 1, 2, 4, 8 seconds, and not at all after a refusal that is your mistake (4xx but 408 and 429).',
    ),
  ].join('\n'),
};

const webhooks: Guide = {
  slug: 'webhooks',
  title: 'Webhooks',
  text: [
    p(
      `A webhook tells a server of yours what happened to you, as a <code>POST</code> with JSON. ${call('createWebhook', 'Create one')} with an address, a type, and options that say which events it wants.`,
    ),
    h2('What is sent'),
    p(
      'Every body has <code>webhookType</code> and <code>user._id</code>. These are samples of each kind, checked against what this server sends:',
    ),
    ...webhookSamples.map(
      ({ title, about, body }) => `<h3>${escapeHtml(title)}</h3>${p(about)}${json(body)}`,
    ),
    h2('How it is sent'),
    p(
      'Answer with any 2xx status within a few seconds; the body of your answer is not read. A delivery that fails is not repeated, only counted: after 10 failures in a row, the webhook is switched off. Deliveries may come out of order: go by what they say, not by their sequence. Addresses on the server’s own network are refused, unless the site owner allows them.',
    ),
  ].join('\n'),
};

const compatibility: Guide = {
  slug: 'compatibility',
  title: 'Compatibility',
  text: [
    p(
      'Everdeed speaks the API of the well-known habit game in versions 3 and 4: paths, headers, fields and errors are the same, so that apps and scripts written for it work after changing the address.',
    ),
    h2('The same'),
    table(
      ['What', 'How'],
      [
        ['Paths', '<code>/api/v3</code> and <code>/api/v4</code>, and the calls without a prefix'],
        ['Authentication', '<code>x-api-user</code> and <code>x-api-key</code>'],
        [
          'Envelope',
          '<code>success</code>, <code>data</code>, <code>message</code>, <code>notifications</code>, <code>userV</code>, <code>appVersion</code>',
        ],
        ['Errors', 'The classes in <code>error</code> and their statuses'],
        ['Keys of content', 'Pets, gear, quests, skills, backgrounds and the rest have the same keys'],
        ['Rate limit', '30 points a minute under <code>/api/v3</code>, with the same headers'],
        ['Webhooks', 'The same types, options and bodies'],
      ],
    ),
    h2('Different'),
    table(
      ['What', 'Here'],
      [
        ['Texts and pictures', 'Our own. Programs that compare texts should compare codes.'],
        ['Public guilds and the tavern', 'Work fully; a site owner can close them.'],
        [
          'Payments',
          'Off unless the site owner switches them on; then everybody has the benefits of a subscription.',
        ],
        ['Gems for gold', 'The number that can be bought is for each day.'],
        ['Class <code>mage</code>', 'Taken as another name of <code>wizard</code> everywhere.'],
        ['Invitations', 'Of one call, all are stored or none.'],
        [
          'Phone stores and Amazon',
          'Their calls are there and refuse: this server does not sell through them.',
        ],
      ],
    ),
    h2('Added'),
    table(
      ['What', 'Why'],
      [
        ['<code>code</code> in every error', 'Stable, for programs'],
        ['<code>Idempotency-Key</code> on every change', 'Repeats are harmless'],
        [
          call('undoTask', '<code>POST /tasks/{taskId}/undo</code>'),
          'Takes a scoring back, with everything that came of it',
        ],
        ['<a href="/api/docs/live-events"><code>GET /events</code></a>', 'Changes as they happen'],
        ['Several API tokens', 'One for each program, each can be revoked'],
        ['<code>x-act-at</code>', 'Scorings that were made offline count for their own day'],
        ['<a href="/api/docs/json"><code>/api/docs/json</code></a>', 'An OpenAPI 3.1 document of every call'],
      ],
    ),
    p('Calls that are only in Everdeed are marked so on their pages.'),
  ].join('\n'),
};

/** The pages besides those of calls, in the order of the list. */
export const guides: readonly Guide[] = [start, live, limits, webhooks, compatibility];
