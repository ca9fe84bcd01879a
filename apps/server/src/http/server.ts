import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { ApiVersion } from '@everdeed/contract';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Services } from '../services.ts';
import { addBodyParsers } from './body.ts';
import { dispatcher, sendRefusal } from './dispatch.ts';
import { failureHandler, isMachinePath, notFound } from './failures.ts';
import { addGates } from './gates.ts';
import { keepRawBodies, maxRawBodyBytes } from './raw-body.ts';
import { addRepeats } from './repeats.ts';
import type { Route } from './route.ts';
import { brokenRequest, limitStrangers } from './strangers.ts';
import { limitConnections } from './connections.ts';
import { readProxies } from '../config/proxies.ts';
import { SessionCookies } from './session-cookie.ts';
import type { WebClient } from './web-client.ts';

/** How long a request may take to come in whole, and its headers; how often that is looked at (ms). */
const requestMs = 30_000;
const headersMs = 15_000;
const checkMs = 5_000;
const bodyLimit = 10 * 1024 * 1024;
const bases: Readonly<Record<ApiVersion, string>> = { v3: '/api/v3', v4: '/api/v4', root: '' };
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);

/** X-HTTP-Method-Override on POST replaces the method (wire-user-and-tasks 0.1). */
function overrideMethod(request: IncomingMessage): string {
  const wanted = request.headers['x-http-method-override'];
  if (request.method === 'POST' && typeof wanted === 'string' && methods.has(wanted.toUpperCase())) {
    request.method = wanted.toUpperCase();
  }
  return request.url ?? '/';
}

/** Malformed HTTP gets an answer in the envelope, too. */
function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  const { status, body: text } = brokenRequest(error.code);
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    );
  }
}

/** The path of a call in the router's syntax. */
const routerPath = (version: ApiVersion, path: string): string =>
  `${bases[version]}${path.replace(/\{(\w+)\}/g, ':$1')}`;

function addRoute(server: FastifyInstance, services: Services, cookies: SessionCookies, route: Route): void {
  for (const version of route.call.versions) {
    server.route({
      method: route.call.method,
      url: routerPath(version, route.call.path),
      handler: dispatcher(services, cookies, route, version),
      ...(route.call.rawBody
        ? { decompress: false, bodyLimit: route.call.maxBodyBytes ?? maxRawBodyBytes }
        : {}),
    });
  }
}

/** Routes that want the bytes of their bodies live in a part of the server that reads bodies in its own way. */
function addRawRoutes(
  server: FastifyInstance,
  services: Services,
  cookies: SessionCookies,
  routes: readonly Route[],
  areFiles: boolean,
) {
  server.register((part, _options, done) => {
    keepRawBodies(part, { areFiles });
    for (const route of routes) addRoute(part, services, cookies, route);
    done();
  });
}

export interface ServerParts {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly web: WebClient | undefined;
  /** Adds what is not a call: docs, metrics, live events, test control. */
  /** What areas add besides calls. */
  readonly extras: readonly ((
    server: FastifyInstance,
    services: Services,
    routes: readonly Route[],
  ) => void)[];
}

/** Creates a server that is ready to listen. */
export async function makeServer({ services, routes, web, extras }: ServerParts): Promise<FastifyInstance> {
  const proxies = readProxies(services.settings.trustProxy) ?? false;
  const server = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 1000,
    },
    rewriteUrl: overrideMethod,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => failureHandler(services)(error, request, reply),
    // Those in use are given time by `drain`.
    forceCloseConnections: 'idle',
  });
  await server.register(cookie);
  await server.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'deflate'] });
  addBodyParsers(server);
  addGates(server, services);
  addRepeats(server, services);
  limitStrangers(server, services, bodyLimit);
  limitConnections(server.server, services.settings.connectionLimit, proxies);
  server.setErrorHandler(failureHandler(services));
  const cookies = new SessionCookies(services);
  for (const route of routes) if (!route.call.rawBody) addRoute(server, services, cookies, route);
  for (const areFiles of [false, true]) {
    const isMeant = ({ call }: Route) => call.rawBody && (call.maxBodyBytes !== undefined) === areFiles;
    addRawRoutes(server, services, cookies, routes.filter(isMeant), areFiles);
  }
  for (const add of extras) add(server, services, routes);
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!isMachinePath(request.method, path) && web) {
      const sent = web.send(request, reply);
      if (sent) return sent;
    }
    return sendRefusal(services, reply, notFound(path), 'en');
  });
  return server;
}
