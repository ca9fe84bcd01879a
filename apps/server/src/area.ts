import type { FastifyInstance } from 'fastify';
import type { Route } from './http/route.ts';
import type { JobDefinition } from './jobs/kind.ts';
import type { Services } from './services.ts';
import type { AreaTable } from './storage/tables.ts';
import type { Reaction } from './work/work.ts';

/** Something besides calls that an area adds to the HTTP server, such as a stream or a page. */
export type Extra = (server: FastifyInstance, services: Services, routes: readonly Route[]) => void;

/**
 * Everything the server knows of one area, in one value. The list of areas (`areas.ts`) feeds router, jobs, reactions,
 * housekeeping, export and import: adding a call touches its area's folder only.
 */
export interface Area<R extends Route = Route> {
  /** The name that the area has in every layer. */
  readonly name: string;
  /** The calls it answers, given the parts of the server that they need. */
  readonly routes?: (services: Services) => readonly R[];
  readonly extras?: readonly Extra[];
  /** Its tables; export, import and the checks of the data know no others. */
  readonly tables?: readonly AreaTable[];
  /** What it does in the background. */
  readonly jobs?: readonly JobDefinition<Services>[];
  /** What it makes of the outcomes of all areas. */
  readonly reactions?: readonly Reaction[];
  /** Removes what it keeps for a time only; stops early when `isEnding` says so. */
  readonly cleanUp?: (services: Services, isEnding: () => boolean) => Promise<void>;
}

/** Checks an area and keeps the types of its calls. */
export const defineArea = <R extends Route>(area: Area<R>): Area<R> => area;
