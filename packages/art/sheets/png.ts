import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../src/pipeline/picture.ts';

function chunk(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const data = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(data));
  return Buffer.concat([head, data, tail]);
}

/** Encodes a picture as an RGBA PNG. */
export function encodePng(p: Picture): Buffer {
  const rows = Buffer.alloc(p.height * (p.width * 4 + 1));
  for (let y = 0; y < p.height; y++) {
    rows.set(p.data.subarray(y * p.width * 4, (y + 1) * p.width * 4), y * (p.width * 4 + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(p.width, 0);
  header.writeUInt32BE(p.height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
