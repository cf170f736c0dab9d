import { useState } from 'react';

interface LogoImageProps {
  /** An uploaded path or an https URL. Null shows the placeholder. */
  readonly src: string | null;
  readonly name: string;
  readonly size?: 'small' | 'large';
  /** Called if the image fails to load. */
  readonly onBroken?: () => void;
}

/** The logo of a project, or a placeholder if there is none or it fails to load. */
export function LogoImage({ src, name, size = 'small', onBroken }: LogoImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = src !== null && src !== brokenUrl;
  return (
    <span className="logo-image" data-size={size} data-filled={isShown}>
      {isShown ? (
        <img
          src={src}
          alt={name === '' ? 'Logo' : `Logo of ${name}`}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => {
            setBrokenUrl(src);
            onBroken?.();
          }}
        />
      ) : (
        <span className="i-lucide-swatch-book" aria-hidden="true" />
      )}
    </span>
  );
}
