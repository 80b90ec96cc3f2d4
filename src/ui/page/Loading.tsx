import Skeleton from '@mui/material/Skeleton';
import { Card } from './Card';
import { loadingWith } from './loadingWith';

/** The skeleton of loading content. Visitors' pages use ui/light/LightLoading. */
export const Loading = loadingWith({ Shape: Skeleton, Sheet: Card });
