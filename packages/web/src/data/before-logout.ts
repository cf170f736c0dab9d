type Task = () => Promise<void>;

const tasks = new Set<Task>();

/** Runs a task before the session ends by a logout. Returns a function that removes it. */
export function addBeforeLogout(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs all tasks; a failed one does not prevent the logout. */
export async function runBeforeLogout(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
}
