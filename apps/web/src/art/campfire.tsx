import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { useFrame } from './motion.ts';
import { Pixels } from './pixels.tsx';

const FRAMES = 4;
const FRAME_MS = 200;

/** A campfire whose flame flickers. Decoration. */
export function Campfire({ scale }: { readonly scale: number }) {
  const art = useFamily('meadow');
  const frame = useFrame(FRAMES, FRAME_MS);
  const picture = drawOnce(`campfire:${frame}`, art && (() => art.drawCampfire(frame)));
  return <Pixels picture={picture} width={20} height={18} scale={scale} />;
}
