import Skeleton from '@mui/material/Skeleton';
import { Card } from './Card';
import { loadingWith } from './loadingWith';

/** The skeleton of what is being loaded; a visitor's pages take ui/light/LightLoading. */
export const Loading = loadingWith({ Shape: Skeleton, Sheet: Card });
