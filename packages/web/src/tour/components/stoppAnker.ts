/** By it the map finds the card of a stop. */
export const stoppAnker = (stoppId: string): string => `stopp-${stoppId}`
