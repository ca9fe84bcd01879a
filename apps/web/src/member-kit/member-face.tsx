import { useEffect, useRef, useState } from 'react';
import { whileNear } from '../art/near.ts';
import { Face } from '../social-kit/face.tsx';
import { useMember } from './use-member.ts';

const NOTHING = () => undefined;

function KnownFace({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  return <Face look={data ?? undefined} />;
}

/** How somebody looks of whom only the id is known: asked for once they come near the window. Null: they are gone. */
export function MemberFace({ id }: { readonly id: string | null }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    return whileNear(box.current, () => {
      setIsNear(true);
      return NOTHING;
    });
  }, []);
  return <span ref={box}>{isNear && id !== null ? <KnownFace id={id} /> : <Face look={undefined} />}</span>;
}
