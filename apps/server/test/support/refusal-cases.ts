import type { MessageKey } from '@everdeed/content';
import type { Call, ErrorClass, RefusalOf } from '@everdeed/contract';
import type { MessageParams, Player } from '@everdeed/rules';
import { changePlayer, makeTask } from './players.ts';
import {
  type Answer,
  type CallOptions,
  Caller,
  startServer,
  type TestServer,
  type TestServerOptions,
} from './server.ts';
import { type Stored, storedOf } from './stored.ts';

/** A caller who has something looked at before each call. */
class Witness extends Caller {
  readonly #look: () => Promise<void>;

  constructor({ app }: TestServer, credentials: Readonly<Record<string, string>>, look: () => Promise<void>) {
    super(app, credentials);
    this.#look = look;
  }

  override async call(method: string, url: string, options?: CallOptions): Promise<Answer> {
    await this.#look();
    return super.call(method, url, options);
  }
}

/** What a case finds: a server, and a player of its own. */
export class Stage {
  readonly player: Witness;
  /** Somebody without an account. */
  readonly anyone: Witness;
  /** What was stored of the player before the latest call; undefined before the first. */
  before: Stored | undefined;

  constructor(
    readonly server: TestServer,
    player: Caller,
    readonly username: string,
  ) {
    const look = async () => {
      this.before = await storedOf(server, player.id);
    };
    this.player = new Witness(server, player.credentials, look);
    this.anyone = new Witness(server, {}, look);
  }

  /** Changes the player without a call. */
  change = (act: (player: Player) => Player): Promise<Player> => changePlayer(this.server, this.player, act);

  /** A new task of the player. */
  task = (fields: Readonly<Record<string, unknown>>) => makeTask(this.player, fields);

  /** A to-do of the player with one step in its checklist. */
  async withStep(): Promise<{ readonly task: string; readonly step: string }> {
    const task = await this.task({ type: 'todo', checklist: [{ text: 'step' }] });
    return { task: task.id, step: 'checklist' in task ? (task.checklist[0]?.id ?? '') : '' };
  }

  /** Leaves the account without a password. */
  async forgetPassword(): Promise<void> {
    const { db } = this.server.app.services.storage;
    const row = db.updateTable('credentials').set({ password_hash: null });
    await row.where('player_id', '=', this.player.id).execute();
  }

  /** Another player. */
  stranger = (): Promise<Caller> => this.server.register(`${this.username}-x`);
}

/** How a refusal is provoked, and what it says. */
export interface RefusalCase {
  readonly error: ErrorClass;
  /** The refusal that lists this one among its `errors`; absent: it is the refusal itself. */
  readonly under?: 'invalidReqParams' | 'validationFailed';
  /** The values in its text. */
  readonly params?: MessageParams | ((stage: Stage) => MessageParams);
  /** What follows the text as it is. */
  readonly follows?: string;
  /** True: it leaves a change behind, as the wire documents say; absent: nothing has changed. */
  readonly leaves?: true;
  /** True: it comes where nothing costs money; absent: where one pays by the sandbox. */
  readonly isFree?: true;
  /** Its last call is the one that is refused. */
  readonly by: (stage: Stage) => Promise<Answer>;
}

/** A refusal that nothing provokes yet. */
export interface NotYet {
  /** What has to be there before it can come. */
  readonly awaits: string;
}

type Declared<C extends Call> = { readonly [Key in RefusalOf<C>]: RefusalCase | NotYet };
type Refusing<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Id in keyof Calls as RefusalOf<Calls[Id]> extends never ? never : Id]: Declared<Calls[Id]>;
};

/**
 * Cases for the calls of an area: one for every refusal that a call declares, or this does not compile; and one for
 * every parameter check, or the test of completeness fails.
 */
export type RefusalCases<Calls extends Readonly<Record<string, Call>>> = Refusing<Calls> & {
  readonly [Id in keyof Calls]?: { readonly [Key in MessageKey]?: RefusalCase | NotYet };
};

/** A parameter that fails its check. */
export const failedCheck = (by: RefusalCase['by'], params: MessageParams = {}): RefusalCase => ({
  error: 'BadRequest',
  under: 'invalidReqParams',
  params,
  by,
});

/** A refusal that lists the fields that cannot be stored. */
export const notStored = (model: string, by: RefusalCase['by']): RefusalCase => ({
  error: 'BadRequest',
  params: { model },
  by,
});

/** A well-formed id that names nothing. */
export const unknownId = '11111111-2222-4333-8444-555555555555';

/** What a server that is made for it answers. */
export async function elsewhere(
  options: TestServerOptions,
  by: (server: TestServer) => Promise<Answer>,
): Promise<Answer> {
  const server = await startServer(options);
  try {
    return await by(server);
  } finally {
    await server.close();
  }
}
