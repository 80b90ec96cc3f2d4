import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { listCategories } from '../repositories/jobs/categories';

export const categoriesRoutes = ({ db }: Context): Handlers => ({
  getCategories: async () =>
    (await listCategories(db.reads)).map(({ id, name, image }) => ({
      _id: id,
      categoryName: name,
      image,
    })),
});
