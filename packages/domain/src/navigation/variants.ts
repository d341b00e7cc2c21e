/** The menu in as many forms as layouts draw it. */
export const navigationVariants = ['default', 'compact', 'futuristic', 'horizontal'] as const
export type NavigationVariant = (typeof navigationVariants)[number]
