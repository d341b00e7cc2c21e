export const academyPath = '/apps/academy'
export const dutiesPath = `${academyPath}/pflicht`
export const coursePath = (courseId: string) => `${academyPath}/${courseId}`
/** `step` counts from 1; the one behind the last is the quiz. */
export const stepPath = (courseId: string, step: number) => `${coursePath(courseId)}?schritt=${step}`
