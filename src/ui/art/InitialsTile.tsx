import { useEffect, useRef, useState } from 'react';
import { initialsOf, toneOf } from '@contract/text/tones';
import { Tile } from './Tile';

/**
 * A company's tile or (`round`) a person's avatar: the image, or initials on a color derived from
 * the name if there is no image or it fails to load. Always rendered next to the name, so it is
 * hidden from assistive technology. `size` is in pixels, 48 by default.
 */
export const InitialsTile = ({
  name,
  image,
  size = 48,
  round = false,
  isAtTop = false,
}: {
  name: string;
  image?: string | null;
  size?: number;
  round?: boolean;
  /** At the top of a page: loads the image eagerly instead of lazily. */
  isAtTop?: boolean;
}) => {
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // on a host-rendered page the image can fail before React attaches its error listener
  useEffect(() => {
    const shown = picture.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.getAttribute('src'))
      setBroken(image ?? undefined);
  }, [image]);
  const usable = image != null && image !== '' && image !== broken;
  return (
    <Tile tone={toneOf(name)} size={size} round={round} aria-hidden>
      {usable ? (
        <img
          ref={picture}
          src={image}
          alt=""
          width={size}
          height={size}
          loading={isAtTop ? 'eager' : 'lazy'}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setBroken(image)}
        />
      ) : (
        initialsOf(name)
      )}
    </Tile>
  );
};
