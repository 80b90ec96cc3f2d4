import { useEffect, useState, type ComponentType } from 'react';

/** What only matters once the connection or the host is away; fetched after the page. */
export const ConnectionWatch = () => {
  const [Watch, setWatch] = useState<ComponentType>();
  // an effect, as it must not keep the page waiting; a page that can't fetch it works without
  useEffect(() => {
    import(/* webpackChunkName: "Connection" */ './Connection').then(
      ({ Connection }) => setWatch(() => Connection),
      () => undefined,
    );
  }, []);
  return Watch ? <Watch /> : null;
};
