import { useState } from 'react';

interface FaceProps {
  /** Address of the picture, or null when there is none. */
  readonly picture: string | null;
  /** Stand where no picture does. */
  readonly initials: string;
}

/** A person's picture; one that does not come is none. What it is drawn in says whose it is. */
export function Face({ picture, initials }: FaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture === null || picture === broken) return <span aria-hidden="true">{initials}</span>;
  return <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />;
}
