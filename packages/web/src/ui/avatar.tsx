import { useState } from 'react';

interface AvatarProps {
  /** The URL of the picture, or null. */
  readonly picture: string | null;
  /** Shown if there is no picture. */
  readonly initials: string;
}

/** A profile picture, or the initials if there is none or it fails to load. The parent provides the label. */
export function Avatar({ picture, initials }: AvatarProps) {
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  if (picture === null || picture === failedPicture) return <span aria-hidden="true">{initials}</span>;
  return <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setFailedPicture(picture)} />;
}
