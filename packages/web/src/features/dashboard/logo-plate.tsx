import { useState } from 'react';

interface LogoPlateProps {
  /** An uploaded path or an https address; null shows the placeholder. */
  readonly src: string | null;
  readonly name: string;
  readonly size?: 'small' | 'large';
  /** The picture did not come. */
  readonly onBroken?: () => void;
}

/** A project's logo; the placeholder where there is none or it does not come. */
export function LogoPlate({ src, name, size = 'small', onBroken }: LogoPlateProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = src !== null && src !== broken;
  return (
    <span className="logo-image" data-size={size} data-filled={isShown}>
      {isShown ? (
        <img
          src={src}
          alt={name === '' ? 'Logo' : `Logo of ${name}`}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => {
            setBroken(src);
            onBroken?.();
          }}
        />
      ) : (
        <span className="i-lucide-swatch-book" aria-hidden="true" />
      )}
    </span>
  );
}
