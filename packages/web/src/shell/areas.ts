/** Areas of the specification that this version does not have: their addresses exist and say so. */
export const areas = ['hausbesuch'] as const
