/** Where someone sets up the second factor that the organisation requires. */
export const secondFactorPath = '/second-factor'
