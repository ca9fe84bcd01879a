import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll } from 'vitest';
import { type Claims, IdentityProvider } from './identity-provider.ts';
import { playerOf } from './players.ts';
import { type Answer, Caller, startServer, type TestServer } from './server.ts';

/** Where people sign in with another service. */
export const socialPath = '/user/auth/social';

/** A server that trusts a service of this process, for the tests around it. */
class SocialDoor {
  readonly provider = new IdentityProvider();
  server!: TestServer;
  #count = 0;

  /** A name that nobody has. */
  fresh = (): string => `someone${(this.#count += 1)}`;

  /** What a service knows of somebody called so. */
  claimsOf = (name: string): Claims => ({
    sub: `id-of-${name}`,
    email: `${name}@Example.org`,
    email_verified: true,
    name: `Some ${name}`,
  });

  bodyFor = (claims: Claims, fields: object = {}) => ({
    network: 'google',
    authResponse: { access_token: this.provider.accessToken(claims) },
    ...fields,
  });

  byGoogle = (claims: Claims, fields: object = {}, who = this.server.anyone) =>
    who.post(socialPath, this.bodyFor(claims, fields));

  byApple = async (claims: Claims, fields: object = {}, who = this.server.anyone) =>
    who.post(socialPath, {
      network: 'apple',
      authResponse: { id_token: await this.provider.idToken(claims) },
      ...fields,
    });

  callerIn = ({ body }: Answer): Caller =>
    new Caller(this.server.app, {
      'x-api-user': textIn(body.data, 'id'),
      'x-api-key': textIn(body.data, 'apiToken'),
    });

  stored = (id: string) => playerOf(this.server.app.services.storage.reader(), id);
}

export const idIn = ({ body }: Answer): string => textIn(body.data, 'id');

/** Opens it on a database. */
export function socialDoor(database: () => Promise<string | undefined>): SocialDoor {
  const door = new SocialDoor();
  const { provider } = door;
  beforeAll(async () => {
    await provider.start();
    door.server = await startServer({
      databaseUrl: await database(),
      env: { ...provider.env, BANNED_WORDS: 'zounds' },
      providerPlaces: provider.places,
    });
    provider.now = () => door.server.system.at;
  });
  afterAll(async () => {
    await door.server.close();
    await provider.close();
  });
  return door;
}
