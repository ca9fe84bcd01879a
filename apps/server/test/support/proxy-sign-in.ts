import { textIn } from '@everdeed/content/values';
import type { Answer, Caller } from './server.ts';

/** Settings of a server that believes a proxy on this machine, where calls of tests come from. */
export const proxyEnv = { PROXY_AUTH_HEADER: 'Remote-User', PROXY_AUTH_FROM: '127.0.0.1' };

/** Signs in as a browser does on its way through a proxy that adds these headers. */
export async function throughProxy(who: Caller, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const begun = await who.post('/user/auth/ways/proxy/begin', {}, headers);
  if (begun.status !== 200) return begun;
  const { searchParams } = new URL(textIn(begun.body.data, 'url'));
  const cookies = [begun.headers['set-cookie']].flat().map(String);
  const [cookie = ''] = cookies.find((one) => one.startsWith('everdeed_sign_in'))?.split(';') ?? [];
  const fields = { code: searchParams.get('code'), state: searchParams.get('state') };
  return who.post('/user/auth/ways/finish', fields, { ...headers, cookie });
}
