export const tasksPath = '/apps/tasks'
/** These stand where the id of a task would stand. */
export const newTask = 'neu'
export const newSection = 'abschnitt'
export const newTaskPath = `${tasksPath}/${newTask}`
export const newSectionPath = `${tasksPath}/${newSection}`
export const taskPath = (taskId: string) => `${tasksPath}/${taskId}`
