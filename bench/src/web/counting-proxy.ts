import { createServer, request } from 'node:http';

/** A proxy that counts what reaches the server, whoever asks: the page, its worker or the browser. */
export interface CountingProxy {
  readonly url: string;
  readonly count: () => number;
  readonly stop: () => void;
}

export async function countRequests(target: string): Promise<CountingProxy> {
  let count = 0;
  const server = createServer((asked, answered) => {
    count += 1;
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
    count: () => count,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
