/** Beginning a lesson: wait until the rules of the game can be used, make its table, go there. */

import { api, catalogue, router } from '../app.svelte';

/** Ends when the lesson has begun; throws a `Refusal` if it cannot. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  catalogue.status = await api.status(); // a server that is away is told of at once
  const watch = catalogue.watch(game, false);
  try {
    await watch.ready;
    const made = await api.learn(game, lesson);
    router.go({ page: 'table', table: made.table.id });
  } finally {
    watch.stop();
  }
}
