import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FeaturedEmployer } from '@/api/jobBoardApi';
import { useOrderFeaturedEmployersMutation } from '@/api/memberApi';
import { officeTexts } from '@/texts/admin/office';
import { notify } from '@/ui/notify/notify';

const { order: texts } = officeTexts;
type Direction = 'up' | 'down';
type LastMove = { id: string; direction: Direction };

/**
 * Moves a card by one place and saves the order. The focus stays on the clicked button, which moves
 * with the card: buttons are found in `cards` by `data-move` ("up id"). Render `announcement` in a
 * live region.
 */
export const useFeaturedOrder = (
  employers: readonly FeaturedEmployer[],
  cards: RefObject<HTMLElement | null>,
) => {
  const [order, { isLoading }] = useOrderFeaturedEmployersMutation();
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<LastMove>(undefined);
  const shown = employers.map(({ _id }) => _id).join('\n');
  // an element that moves in the document loses the focus, which React doesn't restore
  useEffect(() => {
    const last = moved.current;
    if (!last) return;
    moved.current = undefined;
    const button = [...(cards.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])].find(
      (each) => each.dataset['move'] === `${last.direction} ${last.id}`,
    );
    button?.focus();
  }, [shown, cards]);
  const move = async (id: string, direction: Direction): Promise<void> => {
    const ids = employers.map(({ _id }) => _id);
    const from = ids.indexOf(id);
    const to = direction === 'up' ? from - 1 : from + 1;
    if (isLoading || from === -1 || to < 0 || to >= ids.length) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    moved.current = { id, direction };
    try {
      await order({ featuredOrder: { ids } }).unwrap();
      setAnnouncement(texts.moved(employers[from]?.employerName ?? '', to + 1, ids.length));
    } catch {
      moved.current = undefined;
      notify.error(texts.failed);
    }
  };
  return { move, announcement };
};
