export const stoppAnker = (stoppId: string): string => `stopp-${stoppId}`
