import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';

// a separate chunk, since most searches are never saved
const SaveSearchDialog = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "SaveSearchDialog" */ './SaveSearchDialog'))
      .SaveSearchDialog,
);

/** "Save this search": emails its new jobs. Renders nothing on a spec host. */
export const SaveSearch = ({ search }: { search: JobSearch }) => {
  const { extensions } = useHostConfig();
  const [open, setOpen] = useState(false);
  if (!extensions) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        sx={{ minHeight: 32, py: 0, ml: '-10px' }}
        onClick={() => setOpen(true)}
      >
        {listingTexts.save}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveSearchDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
