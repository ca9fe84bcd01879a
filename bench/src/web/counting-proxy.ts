import { createServer, request } from 'node:http';

/** A proxy that counts what reaches the server, whoever asks: the page, its worker or the browser. */
export interface CountingProxy {
  readonly url: string;
  /** How many came until a moment, in milliseconds of the clock; all of them without one. */
  readonly count: (until?: number) => number;
  readonly stop: () => void;
}

export async function countRequests(target: string): Promise<CountingProxy> {
  const came: number[] = [];
  const server = createServer((asked, answered) => {
    came.push(Date.now());
    const { method, headers, url = '/' } = asked;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    onward.on('error', () => answered.destroy());
    answered.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    count: (until = Number.POSITIVE_INFINITY) => came.filter((at) => at <= until).length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
